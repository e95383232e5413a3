/** What a first game explains: by its name, in a sentence, and the section of the aid that says more. */
export interface GuidePoint {
  point: "last-phase" | "full" | "exchange" | "turn" | "consolidate" | "action" | "knowledge" | "mines" | "run" | "contract" | "factory" | "improvement" | "train" | "ship" | "place" | "return" | "reward" | "space" | "goods" | "finish" | "others";
  text: string;
  chapter: string;
}
