export function findBrowser(): string | undefined;
export function browserLaunch(): { executablePath?: string; args: string[] };
