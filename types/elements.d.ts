// The elements that pages of the game have, by their ids: `element` (www/root.js) gives each as what it is. Held against `index.html` and
// `editor.html` by `tests/types`.

/** The ids of the elements of each kind. */
export interface Ids {
  button:
    | "again"
    | "aid-close"
    | "analyse"
    | "analysis-close"
    | "begin"
    | "bubble-rule"
    | "coach-advise"
    | "coach-chances"
    | "coach-close"
    | "continue"
    | "copy"
    | "copy-game"
    | "copy-turn"
    | "curtain-open"
    | "elsewhere-start"
    | "failure-close"
    | "failure-reload"
    | "failure-report"
    | "failure-save"
    | "first-game"
    | "games-broken-delete"
    | "games-close"
    | "games-delete"
    | "games-undo"
    | "guide-advice"
    | "guide-more"
    | "guide-off"
    | "help"
    | "lesson-again"
    | "lesson-back"
    | "lesson-close"
    | "lesson-hint"
    | "lesson-next"
    | "lesson-on"
    | "lesson-score"
    | "lessons"
    | "lessons-close"
    | "link"
    | "look"
    | "manners-close"
    | "new"
    | "new-seed"
    | "next-step"
    | "notes-close"
    | "open"
    | "open-record"
    | "own-values"
    | "past-back"
    | "past-close"
    | "past-first"
    | "past-forward"
    | "past-games"
    | "past-last"
    | "past-play"
    | "past-turn-back"
    | "past-turn-forward"
    | "play-on"
    | "practice-back"
    | "redo"
    | "same-deal"
    | "save"
    | "share-close"
    | "share-final"
    | "share-link"
    | "share-picture"
    | "share-record"
    | "share-report"
    | "share-save"
    | "share-seen"
    | "step-through"
    | "tag"
    | "take-over"
    | "to-lesson"
    | "to-score"
    | "to-start"
    | "typing-close"
    | "undo"
    | "update-close"
    | "update-now"
    | "values-close"
    | "values-drop"
    | "values-load"
    | "values-save"
    | "who-close"
    | "worked-close"
    | "worked-rule"
    | "worked-show";
  canvas: "backdrop" | "table";
  details: "more" | "value-sources";
  dialog: "aid" | "analysis" | "coach" | "elsewhere" | "games" | "lessons-window" | "manners" | "menu" | "notes" | "share" | "typing" | "values" | "who";
  div:
    | "aid-body"
    | "analysis-body"
    | "analysis-waiting"
    | "analysis-who"
    | "bubble"
    | "chart-body"
    | "coach-asks"
    | "coach-body"
    | "coach-waiting"
    | "decided"
    | "editor"
    | "guide-text"
    | "laid"
    | "lesson-text"
    | "lessons-lists"
    | "news"
    | "notes-body"
    | "options"
    | "palettes"
    | "player-count"
    | "score-notes"
    | "thought"
    | "told"
    | "tree"
    | "worked-text";
  fieldset: "waste-kinds";
  form: "form" | "setup" | "typing-form";
  h1: "winner";
  h2:
    | "aid-title"
    | "analysis-title"
    | "coach-title"
    | "curtain-name"
    | "games-title"
    | "lesson-title"
    | "lessons-title"
    | "manners-title"
    | "menu-title"
    | "notes-title"
    | "share-title"
    | "values-title"
    | "who-title"
    | "worked-title";
  img: "curtain-crest" | "seal" | "victory";
  input: "aid-search" | "confirm" | "content-file" | "file" | "letters" | "past-slider" | "record-file" | "seed" | "sound" | "typed";
  main: "final" | "play" | "start";
  nav: "aid-contents";
  ol: "games-list" | "lessons-list" | "seats" | "worked-list";
  p:
    | "aid-state"
    | "analysis-state"
    | "bubble-text"
    | "chart-note"
    | "coach-state"
    | "coach-text"
    | "document-note"
    | "elsewhere-text"
    | "ending"
    | "failure-hidden"
    | "failure-text"
    | "from-file"
    | "games-broken"
    | "games-text"
    | "games-told"
    | "lesson-said"
    | "loading"
    | "menu-hidden"
    | "missing"
    | "no-wasm"
    | "not-loaded"
    | "policy"
    | "policy-file"
    | "practice"
    | "sandboxed"
    | "share-state"
    | "share-text"
    | "state"
    | "typed-areas"
    | "typed-how"
    | "typed-state"
    | "update"
    | "values-state"
    | "wrong-type";
  progress: "thinking";
  section: "chart" | "curtain" | "failure" | "games-statistics" | "guide" | "lesson" | "past" | "score" | "sight" | "worked" | "writing";
  select: "motion" | "pace" | "palette";
  span: "games-broken-text" | "games-deleted" | "lesson-where" | "past-what" | "past-where" | "update-others";
  table: "course" | "figures" | "games-table" | "sheet";
  textarea: "document" | "share-copy" | "typed-text";
  ul: "typed-list" | "who-list";
}

/** The id of an element that a page has. */
export type Id = Ids[keyof Ids];

/** The element of an id. */
export type ElementOf<I extends Id> = { [Tag in keyof Ids]: I extends Ids[Tag] ? HTMLElementTagNameMap[Tag] : never }[keyof Ids];
