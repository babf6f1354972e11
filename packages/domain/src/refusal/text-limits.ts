/** Maximum length of a text without a limit in the requirements, so that the form reports it before the server does. */
export const textLimits = { line: 255, paragraph: 1_000, prose: 10_000 } as const;
