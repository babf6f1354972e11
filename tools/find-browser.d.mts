export function findBrowser(): string | undefined;
export const launchArguments: string[];
