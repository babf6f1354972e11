/** Whether this device uses Mac shortcuts with the command key. */
export const isMac = () => /Mac|iP/.test(navigator.platform);
