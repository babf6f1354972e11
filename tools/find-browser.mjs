import { existsSync } from 'node:fs';

const places = [
  process.env.PORTAL_BROWSER,
  // The same Chromium without the windows that nobody sees here: journeys take a third less of the processor with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium that this machine has, or undefined: Playwright then takes its own download. */
export const findBrowser = () => places.find((place) => place && existsSync(place));

/** What a headless Chromium needs to run as root in a container without asking the network for anything. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright launches a browser with. */
export function browserLaunch() {
  const executablePath = findBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: launchArguments };
}
