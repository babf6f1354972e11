/** The reasons why a form can refuse an input; `vocabulary/` has their texts (MSG-10, MSG-18, MSG-80 to MSG-94). */
export const refusalCodes = [
  'sign-in-email-invalid',
  'sign-in-password-missing',
  'password-too-short',
  'password-mismatch',
  'user-name-too-short',
  'user-phone-too-short',
  'file-student-missing',
  'company-missing',
  'required',
  'course-type-missing',
  'other-text-missing',
  'student-name-missing',
  'student-email-invalid',
  'old-password-wrong',
  'password-too-common',
  'new-password-too-short',
  'email-duplicated',
  'too-short',
  'too-long',
  'not-a-number',
  'not-whole',
  'not-half',
  'below-zero',
  'out-of-range',
  'email-invalid',
  'email-not-ascii',
  'date-invalid',
  'date-in-future',
  'lesson-too-far-ahead',
  'ends-before-start',
  'time-invalid',
  'time-order',
  'absent-student-missing',
  'file-too-large',
  'file-empty',
  'file-type-refused',
  'student-not-in-contract',
  'link-not-https',
  'level-missing',
  'level-list-length',
  'level-unreadable',
  'level-several',
  'level-sle-parts',
  'level-quebec-parts',
  'level-quebec-range',
  'level-one-number',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Numbers in the text of a refusal, such as the maximum number of characters. */
export type RefusalValues = Readonly<Record<string, number>>;

/** Encodes a refusal as a string, because a schema's error can carry nothing else: `too-long?max=45`. */
export function refusal(code: RefusalCode, values: RefusalValues = {}): string {
  const named = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return named.length === 0 ? code : `${code}?${named.join('&')}`;
}

/** Parses a refusal; null for other texts, such as a message of the server. */
export function readRefusal(text: string): { code: RefusalCode; values: RefusalValues } | null {
  const [name, query = ''] = text.split('?');
  const code = refusalCodes.find((known) => known === name);
  if (code === undefined) return null;
  const pairs = query.split('&').filter(Boolean);
  return {
    code,
    values: Object.fromEntries(
      pairs.map((pair) => {
        const [key = '', value] = pair.split('=');
        return [key, Number(value)];
      }),
    ),
  };
}
