/** How many languages the filter and the form of materials ask for (LIMIT-05). */
export const languagesAtOnce = 500;
