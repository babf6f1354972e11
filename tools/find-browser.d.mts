export function findBrowser(): string | undefined;
export function browserLaunch(): { executablePath?: string; args: string[] };
export function findFirefox(): string | undefined;
export function hasWebKit(): boolean;
