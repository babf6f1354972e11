/** A mistake that somebody could make in the product, and the row of docs/requirements.md that it breaks. */
export interface PlantedFault {
  row: string;
  /** What goes wrong, in a person's words: "the import button does nothing". Unique among the faults of its row. */
  what: string;
  /** The product's file, from the root of the workspace. */
  file: string;
  /** A text that occurs exactly once in the file. */
  from: string;
  /** The text that replaces it. The code must still compile: tests cannot notice anything in code that does not load. */
  to: string;
}
