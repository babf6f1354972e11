/** The columns that a request names: what it leaves out changes nothing. */
export function given<Row extends object>(
  columns: {
    readonly [Column in keyof Row]?: Row[Column] | undefined;
  },
): Partial<Row> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Row>;
}
