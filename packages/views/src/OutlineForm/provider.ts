/** The course provider, from the portal's configuration. */
export interface Provider {
  name: string;
  /** URL of the logo that replaces the default mark and name. */
  logo?: string;
  /** Toll-free number (OUTLINE-21). */
  phone: string;
  /** Address for questions (OUTLINE-22). */
  email: string;
}
