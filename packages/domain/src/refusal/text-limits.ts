/** Most characters of a text for which no requirement prints a limit, so that a form says so before a server does. */
export const textLimits = { line: 255, paragraph: 1_000, prose: 10_000 } as const;
