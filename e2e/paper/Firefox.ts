import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { maxLoadTime } from './Printer';

/** Where Debian installs Firefox. */
const binary = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** A message that says how to install Firefox if it is missing; undefined otherwise. */
export const missingFirefox = binary ? undefined : 'Firefox is missing: apt-get install firefox-esr';

type Answer = { readonly id?: number; readonly result?: unknown; readonly message?: string };

/** A headless Firefox with one window, driven by W3C WebDriver BiDi. */
export class Firefox {
  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;
  version = '';
  context = '';

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** Starts Firefox with a new profile and these preferences. */
  static async start(preferences: Readonly<Record<string, unknown>> = {}): Promise<Firefox> {
    const program = binary;
    if (!program) throw new Error(missingFirefox);
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const settings = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), settings.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
    const browser = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let address: string | undefined;
    for await (const line of createInterface(browser.stderr)) {
      address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (address) break;
    }
    if (!address) throw new Error(`${program} ended before it listened`);
    browser.stderr.resume();
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const started = new Firefox(socket, async () => {
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true });
    });
    const session = await started.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    started.version = session.capabilities.browserVersion;
    const { contexts } = await started.send<{ contexts: readonly { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    started.context = contexts[0]?.context ?? '';
    return started;
  }

  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#calls;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    this.#waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result as T;
  }

  async setSize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  /** Opens an address, and waits until it has loaded. */
  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Evaluates an expression in the page. The result is passed as JSON. */
  async run<T>(expression: string): Promise<T | undefined> {
    const { type, result, exceptionDetails } = await this.send<{
      type: string;
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value === undefined ? undefined : (JSON.parse(result.value) as T);
  }

  /** Waits until an expression in the page is true. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + maxLoadTime;
    while (!(await this.run<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`never true: ${expression}`);
      await wait(100);
    }
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#end();
  }
}
