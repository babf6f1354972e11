/** A plausible mistake in the product, and the row of docs/requirements.md that it breaks. */
export interface PlantedFault {
  row: string;
  /** What goes wrong, in a user's words: "the import button does nothing". Unique within its row. */
  what: string;
  /** The product's file, from the root of the workspace. */
  file: string;
  /** A text that occurs exactly once in the file. */
  from: string;
  /**
   * The replacement text. The code must still compile, since tests cannot notice anything in code that does not load.
   */
  to: string;
}
