/** A client company (DOMAIN-31). */
export interface Company {
  id: number;
  name: string;
  /** False once archived (DOMAIN-23). */
  active: boolean;
  /** Secret of its magic link; null if none was generated. */
  linkToken: string | null;
}
