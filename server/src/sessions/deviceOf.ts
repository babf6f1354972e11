import Bowser from 'bowser';

/** What a session runs on, in words that are the same in both languages; null if unknown. */
export interface Device {
  /** Such as `Firefox`. */
  readonly browser: string | null;
  /** Such as `Windows`. */
  readonly system: string | null;
}

/** Longer headers are cut before they are searched. */
const mostCharacters = 512;

/** The words that may be stored: without this list, any sender could choose them. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Returns what a `User-Agent` header says, without versions. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, mostCharacters));
  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}

function known(name: string | undefined, words: ReadonlySet<string>): string | null {
  return name !== undefined && words.has(name) ? name : null;
}
