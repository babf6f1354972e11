/** A mistake that somebody could make in the product, and the row of docs/requirements.md that it breaks. */
export interface PlantedFault {
  row: string;
  /** What goes wrong, as a person would say it: "the import button does nothing". Names the fault, together with its row. */
  what: string;
  /** The product's file, from the root of the workspace. */
  file: string;
  /** A piece of the file that stands in it exactly once. */
  from: string;
  /** What stands in its place. It must still compile: what cannot be loaded is no mistake that a test has to notice. */
  to: string;
}
