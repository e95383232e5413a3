/** What a first game explains: by its name, in a sentence, and the section of the aid that says more. */
export interface GuidePoint {
  point: "last-turn" | "ending" | "near-end" | "first-order" | "order" | "achievement" | "agent" | "stranded" | "place" | "move" | "recall" | "church" | "customs" | "employment" | "laboratory" | "port" | "bonus" | "build" | "goods" | "bank" | "others";
  text: string;
  chapter: string;
}
