import Bowser from 'bowser';

/** Browser and operating system of a session, by names that are the same in both languages; null if unknown. */
export interface Device {
  /** Such as `Firefox`. */
  readonly browser: string | null;
  /** Such as `Windows`. */
  readonly system: string | null;
}

/** Longer headers are cut before they are searched. */
const maxCharacters = 512;

/** Only these names are stored; otherwise any client could store a text of its choice. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Returns browser and system of a `User-Agent` header, without versions. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxCharacters));
  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}

function known(name: string | undefined, words: ReadonlySet<string>): string | null {
  return name !== undefined && words.has(name) ? name : null;
}
