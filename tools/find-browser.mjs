import { existsSync } from 'node:fs';

const places = [
  process.env.PORTAL_BROWSER,
  // The same Chromium without windows. Journeys use a third less CPU time with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium on this machine; undefined when Playwright must use its own download. */
export const findBrowser = () => places.find((place) => place && existsSync(place));

/** The Firefox on this machine; undefined without one. */
export const findFirefox = () =>
  [process.env.PORTAL_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (place) => place && existsSync(place),
  );

/** Whether Safari's engine is installed, with its driver and a virtual screen. */
export const hasWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((place) => existsSync(place));

/** Lets headless Chromium run as root in a container without network requests. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for Playwright. */
export function browserLaunch() {
  const executablePath = findBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: launchArguments };
}
