// What tests find in a page. Whatever one looks for is there, or the test fails by that: so nothing here may be missing.

/** A game in progress: somebody is asked; and it may be given what it refuses. */
export type Game = { decision(): any; dealStyles(kinds: string[]): string[]; record(seats?: unknown): string; turns(): any[] } & import("../../dist/www/yokohama.js").Game;

/** Its table before somebody's eyes, with whatever is looked for on it. */
export type TableView = { readonly seat: any; spots(): any[]; wayTo(move: any): any } & import("../../dist/www/yokohama.js").TableView;

declare global {
  /** The game in progress and its table. */
  var meiji: { readonly game: Game; readonly view: TableView };
  var yokohama: typeof meiji;
  /** Computer players, lent by the harness. */
  function opponents(): Promise<any>;

  // What a test leaves in a page for its next step.
  var a: any;
  var access: any;
  var api: any;
  var begun: any;
  var first: any;
  var modules: any;
  var second: any;
  var seen: any;
  var thrown: any;
  var told: any;

  interface Document {
    getElementById(id: string): any;
    readonly activeElement: any;
    elementFromPoint(x: number, y: number): any;
  }
  interface ShadowRoot {
    getElementById(id: string): any;
    readonly activeElement: any;
  }
  interface ParentNode {
    querySelector(selectors: string): any;
    querySelectorAll(selectors: string): NodeListOf<any>;
  }
  interface Element {
    closest(selectors: string): any;
  }
  interface String {
    match(expression: string | RegExp): RegExpMatchArray;
  }
  interface Storage {
    getItem(key: string): any;
  }
  interface RegExp {
    exec(text: string): RegExpExecArray;
  }
}

declare module "playwright-core" {
  interface Page {
    textContent(selector: string, options?: object): Promise<string>;
    getAttribute(selector: string, name: string, options?: object): Promise<string>;
  }
  interface Mouse {
    click(...given: any[]): Promise<void>;
    move(...given: any[]): Promise<void>;
  }
  interface Locator {
    textContent(options?: object): Promise<string>;
    getAttribute(name: string, options?: object): Promise<string>;
    evaluate(look: (element: any, given?: any) => unknown, given?: unknown): Promise<any>;
    evaluateAll(look: (elements: any[], given?: any) => unknown, given?: unknown): Promise<any>;
    boundingBox(options?: object): Promise<{ x: number; y: number; width: number; height: number }>;
  }
}
