/** Whether the keys of this machine are a Mac's, whose shortcuts take the command key. */
export const isMac = () => /Mac|iP/.test(navigator.platform);
