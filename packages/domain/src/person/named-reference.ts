/** A reference from another record to a company or language, with its name. */
export interface NamedReference {
  id: number;
  name: string;
  /** Set if the record is archived, so that it can be marked; always undefined if the backend does not report it. */
  archived?: true;
}
