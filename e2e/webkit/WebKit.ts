import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Where Debian 12 and 13 install the browser that the driver starts. */
const browsers = ['4.1', '6.0'].flatMap((version) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (machine) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
  ),
);

/** A window that shows only the page and may be as narrow as a phone. It needs Python's bindings for GTK. */
const python = '/usr/bin/python3';
const bareWindow = fileURLToPath(new URL('bare_window.py', import.meta.url));

/** Time limit for an answer of the browser in milliseconds. A page that hangs never answers. */
const maxAnswerTime = 20_000;

/** The Escape key, as WebDriver names it. */
const escapeKey = '\uE00C';

/**
 * Safari's engine in Debian's WebKitGTK, controlled by its own driver (W3C WebDriver), because Playwright's WebKit is
 * not a Debian package. It has one window, at least 447 px wide unless it is bare.
 */
export class WebKit {
  readonly #processes: readonly ChildProcess[];
  readonly #session: string;

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.#processes = processes;
    this.#session = session;
  }

  /**
   * Starts Debian's browser on a virtual screen, or, given a script that each page runs first, a bare window. If
   * something is missing, throws an error that says what to install.
   */
  static async start(firstScript?: string): Promise<WebKit> {
    const isBare = firstScript !== undefined;
    const [binary, ...args] = isBare
      ? [python, bareWindow, firstScript]
      : [browsers.find(existsSync) ?? '', '--automation'];
    const isThere = [binary, driver, screen].every(existsSync) && (!isBare || hasBindings());
    if (!isThere)
      throw new Error(
        `WebKit is missing: apt-get install webkit2gtk-driver xvfb${isBare ? ' python3-gi gir1.2-webkit2-4.1' : ''}`,
      );
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(createInterface(xvfb.stdio[3] as NodeJS.ReadableStream), 'line');
    const port = await freePort();
    // Its processes draw without a graphics card, and end with the driver.
    const env = { ...process.env, DISPLAY: `:${display}`, NODE_OPTIONS: '' };
    const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
    const origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${origin}/status`).catch(() => null))) {
      if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${service.exitCode}`);
      await wait(50);
    }
    const options = { binary, args };
    const { sessionId, capabilities } = (await send(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
    console.log(`WebKitGTK ${capabilities.browserVersion}`);
    return new WebKit([service, xvfb], `${origin}/session/${sessionId}`);
  }

  /** Ends the browser, even while a page hangs. */
  close(): void {
    const [service, xvfb] = this.#processes;
    // Kills the driver's process group, which includes the browser and its pages.
    if (service?.pid) process.kill(-service.pid, 'SIGKILL');
    xvfb?.kill('SIGKILL');
  }

  async setSize(width: number, height: number): Promise<void> {
    await this.#send('POST', 'window/rect', { width, height });
  }

  /** Opens an address, and waits until it has loaded. */
  async open(url: string): Promise<void> {
    await this.#send('POST', 'url', { url });
  }

  /** Runs a script in the page and returns its result. Throws if the page does not answer in time. */
  async run<T>(script: string, ...values: unknown[]): Promise<T> {
    return (await this.#send('POST', 'execute/sync', { script, args: values })) as T;
  }

  /** Returns a picture of the window as a PNG file. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#send('GET', 'screenshot')) as string, 'base64');
  }

  /** Presses and releases the mouse at a point of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#send('POST', 'actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Presses the Escape key. */
  async pressEscape(): Promise<void> {
    const keys = [
      { type: 'keyDown', value: escapeKey },
      { type: 'keyUp', value: escapeKey },
    ];
    await this.#send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
  }

  #send(method: string, path: string, body?: unknown): Promise<unknown> {
    return send(`${this.#session}/${path}`, method, body);
  }
}

/** Whether Python can open windows with this engine. */
function hasBindings(): boolean {
  const { status } = spawnSync(python, [bareWindow, '--check'], { stdio: 'ignore' });
  return status === 0;
}

async function send(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(maxAnswerTime),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
