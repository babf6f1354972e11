/** A client company (DOMAIN-31). */
export interface Company {
  id: number;
  name: string;
  /** False once archived (DOMAIN-23). */
  active: boolean;
  /** Secret of its magic link; null if none was generated, and from a backend that shows links one by one. */
  linkToken: string | null;
  /** The last characters of that secret; null if none was generated. */
  linkTail: string | null;
}
