/** What a first game explains: by its name, in a sentence, and the section of the aid that says more. */
export interface GuidePoint {
  point: "last-round" | "first-orders" | "order" | "trader" | "occupied" | "place" | "card" | "support" | "exchange" | "church" | "laboratory" | "station" | "port" | "bonus" | "build" | "end" | "upgrade" | "others";
  text: string;
  chapter: string;
}
