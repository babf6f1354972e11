/** A language that is taught (DOMAIN-30). */
export interface Language {
  id: number;
  name: string;
  /** False once archived (DOMAIN-23). */
  active: boolean;
}
