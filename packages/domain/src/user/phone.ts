/** Returns a phone number without spaces, dashes, dots, brackets and a leading +1 (DECISION-35). */
export function plainPhone(typed: string): string {
  return typed.replace(/[\s\-.()[\]\u2010-\u2015]/g, '').replace(/^\+1/, '');
}
