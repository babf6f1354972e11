/** Where a mock stores its changes. */
export interface Records {
  /** The address of a database with the schema of the server. */
  readonly url: string;
  /** The folder of the contents of uploaded files. */
  readonly files: string;
  /** Signs tokens and encrypts private links. */
  readonly secret: string;
  /** Restores the samples. Tokens issued before stay valid for users who still exist. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
