/** Who gives the courses, as the configuration of the portal says. */
export interface Provider {
  name: string;
  /** Toll-free number (OUTLINE-21). */
  phone: string;
  /** Address for questions (OUTLINE-22). */
  email: string;
}
