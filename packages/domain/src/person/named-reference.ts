/** A company or language by its name, as other records carry it. */
export interface NamedReference {
  id: number;
  name: string;
  /** Set for an archived record, so that it is marked; undefined also for a backend that does not tell. */
  archived?: true;
}
