/** What a first game explains: by its name, in a sentence, and the section of the aid that says more. */
export interface GuidePoint {
  point: "last-round" | "new-round" | "first-orders" | "order" | "trader" | "occupied" | "technology" | "place" | "card" | "support" | "exchange" | "church" | "laboratory" | "station" | "port" | "bonus" | "build" | "end" | "upgrade" | "goods" | "bank" | "customs" | "others";
  text: string;
  chapter: string;
}
