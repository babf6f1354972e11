/** A phone number without what people type between its digits: spaces, dashes, dots, brackets and a leading +1 go (DECISION-35). */
export function plainPhone(typed: string): string {
  return typed.replace(/[\s\-.()[\]\u2010-\u2015]/g, '').replace(/^\+1/, '');
}
