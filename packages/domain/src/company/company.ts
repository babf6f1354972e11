/** A client company (DOMAIN-31). */
export interface Company {
  id: number;
  name: string;
  /** False once archived (DOMAIN-23). */
  active: boolean;
  /** The secret of its magic link; null until one was generated. */
  linkToken: string | null;
}
