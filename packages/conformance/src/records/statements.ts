/**
 * Months before those that a typical backend has, newest first. Each statement of the suite uses a month of its own.
 */
export const statementMonths: readonly string[] = Array.from({ length: 24 * 12 }, (_, ago) => {
  const place = 2019 * 12 + 11 - ago;
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
});

/** The spans that cover these months. A backend reads at most 24 months at once. */
export const statementSpans: readonly { readonly from: string; readonly to: string }[] = Array.from(
  { length: 12 },
  (_, span) => ({ from: `${2018 - 2 * span}-01`, to: `${2019 - 2 * span}-12` }),
);
