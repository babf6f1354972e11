/** Where a mock keeps what is changed. */
export interface Records {
  /** The address of a database with the schema of the server. */
  readonly url: string;
  /** The folder of the contents of uploaded files. */
  readonly files: string;
  /** Signs the tokens. */
  readonly secret: string;
  /** Brings the samples back; tokens given before stay good where their people still exist. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
