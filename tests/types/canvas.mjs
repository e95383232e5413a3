// As much of a page as the table's program needs to lay its table without one: a canvas on which everything can be painted and nothing is seen.

class Everything {
  static [Symbol.hasInstance]() {
    return true;
  }
}

const context = new Proxy(() => context, { get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : context), set: () => true });

export class Canvas {
  width = 0;
  height = 0;
  getContext = () => context;
}

Object.assign(globalThis, {
  Window: Everything,
  CanvasRenderingContext2D: Everything,
  HTMLCanvasElement: Canvas,
  document: { createElement: () => new Canvas() },
});
