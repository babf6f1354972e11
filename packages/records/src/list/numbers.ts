/** Returns the layout of a column of numbers; on a phone, three of them share a line. */
export const numbers = (width: number) => ({ width, align: 'end', phoneShare: 3 }) as const;
