import { errors, type Locator, type Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, samplePassword } from '../fixtures';
import type { Journey, Step } from './journey';
import { type FaultKind, needsNoWord, type Target } from './kinds';

/** What a user experiences when one call fails. */
export interface Experience {
  /** Whether the call was made, so that the fault occurred. */
  wasMet: boolean;
  /** Whether the user saw a message, or the page retried on its own. */
  wasTold: boolean;
  /** Input that was lost. */
  readonly losses: string[];
}

/** The possible results of a step. */
type Sight = 'done' | 'signed-out' | 'again' | 'told';

/** Longer than any time limit of the client (mm:ss). */
const untilGivenUp = '11:00';
const maxRepeats = 6;

/** A simulated user who runs the steps of a journey, and repeats a step when a message says that it failed. */
export class Person {
  readonly #page: Page;
  readonly #mock: Mock;
  readonly #journey: Journey;
  /** Texts of alerts since the last step began. */
  #heard: string[] = [];
  /** Texts of status messages since the last step began, including success toasts. */
  #said: string[] = [];
  #ready = false;

  constructor(page: Page, mock: Mock, journey: Journey) {
    this.#page = page;
    this.#mock = mock;
    this.#journey = journey;
  }

  /** Runs a journey without faults and returns its calls. */
  async record(): Promise<Target[]> {
    const calls: Target[] = [];
    const count = (step: number) => {
      for (const { route } of this.#mock.requests.slice(calls.length)) {
        calls.push({ route, before: calls.filter((call) => call.route === route).length, step });
      }
    };
    await this.#live(null, null, count);
    return calls;
  }

  /** Runs a journey with one failing call. Throws if the user cannot continue. */
  async meet(target: Target, kind: FaultKind): Promise<Experience> {
    if (kind.fault) this.#mock.faults.add({ ...kind.fault, route: target.route, skip: target.before });
    const experience = await this.#live(target, kind, () => undefined);
    this.#mock.faults.clear();
    return experience;
  }

  async #live(
    target: Target | null,
    kind: FaultKind | null,
    afterStep: (step: number) => void,
  ): Promise<Experience> {
    await this.#listen();
    const experience: Experience = { wasMet: false, wasTold: false, losses: [] };
    const page = this.#page;
    const requestCount = () => this.#mock.requests.filter(({ route }) => route === target?.route).length;
    const isMet = () => target !== null && requestCount() > target.before;
    const sightOf = async (step: Step): Promise<Sight | null> => {
      if (await this.#isDone(step)) return 'done';
      if (page.url().includes('/auth/login')) return 'signed-out';
      if (await this.#again().first().isVisible()) return 'again';
      return this.#heard.length > 0 ? 'told' : null;
    };
    const cutsEnd = (request: { url(): string; failure(): { errorText: string } | null }) => {
      const isCut = request.failure()?.errorText !== 'net::ERR_ABORTED';
      if (isCut && isMet() && kind?.fault?.kind === 'drop') this.#mock.faults.clear();
    };
    page.on('requestfailed', cutsEnd);

    // Moves the clock until the client times out, and until the page retries by itself.
    let ticks = 0;
    const passing = setInterval(() => {
      if (!kind?.fault || kind.needsNoWord || !isMet() || page.isClosed()) return;
      ticks += 1;
      const passes =
        kind.fault.kind === 'hang' && ticks === 1 ? untilGivenUp : ticks % 12 === 0 ? '00:30' : null;
      if (passes) void page.clock.fastForward(passes).catch(() => undefined);
    }, 250);

    const steps = this.#journey.steps({ page, mock: this.#mock });
    const entered = new Set<Step>();
    let attempts = 0;
    let at = 0;
    await page.goto(await this.#journey.at(this.#mock));
    while (at < steps.length) {
      const step = steps[at];
      if (!step) break;
      const sight = await this.#see(step, steps.slice(0, at + 1), sightOf);
      if (sight === 'done') {
        afterStep(at);
        at += 1;
        this.#heard = [];
        this.#said = [];
        continue;
      }
      attempts += 1;
      if (attempts > steps.length + maxRepeats) throw new Error(`There is no way on from "${step.name}"`);
      if (sight === 'again' || sight === 'signed-out') experience.wasTold = true;
      if (sight === 'place') at = await this.#lastWithin(steps, at);
      const current = steps[at] ?? step;
      const isTwice = kind?.isPressedTwice === true && at === target?.step && !isMet();
      try {
        if (sight === 'signed-out') await this.#signIn();
        else if (sight === 'again') await this.#again().first().click();
        else {
          await this.#enter(current, entered, experience);
          if (kind?.isExpired && at === target?.step && !isMet()) await this.#expire();
          this.#heard = [];
          await (isTwice ? current.press?.dblclick() : current.press?.click());
          if ((await this.#wait(() => sightOf(current))) === 'told') experience.wasTold = true;
        }
      } catch (error) {
        // The element has disappeared: the page retried by itself, or the session ended. Look again.
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    }
    // Background calls are retried or reported a little later.
    const isSettled = () =>
      this.#heard.length > 0 ||
      page.url().includes('/auth/login') ||
      requestCount() > (target?.before ?? 0) + 1;
    if (target && kind && isMet() && !experience.wasTold && !needsNoWord(kind, target)) {
      experience.wasTold =
        (await this.#wait(async () => isSettled() || (await this.#again().first().isVisible()) || null)) ??
        false;
    }
    clearInterval(passing);
    page.off('requestfailed', cutsEnd);
    experience.wasMet = isMet();
    // A background read that the page has repeated needs no message.
    if (target && requestCount() > target.before + 1) experience.wasTold = true;
    return experience;
  }

  /** Collects the texts of alerts, including short-lived ones. */
  async #listen(): Promise<void> {
    this.#heard = [];
    this.#said = [];
    if (this.#ready) return;
    this.#ready = true;
    await this.#page.exposeFunction('hear', (text: string, isAlert: boolean) =>
      (isAlert ? this.#heard : this.#said).push(text),
    );
    await this.#page.addInitScript(() => {
      const message = new WeakMap<Element, string>();
      const { hear } = window as unknown as { hear(text: string, isAlert: boolean): void };
      const listen = () => {
        for (const place of document.querySelectorAll('[role=alert], [role=status]')) {
          const text = place.textContent?.trim() ?? '';
          if (text !== '' && text !== message.get(place)) hear(text, place.role === 'alert');
          message.set(place, text);
        }
      };
      new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  #again(): Locator {
    // Wait while a retry is running.
    const notBusy = this.#page.locator(':not([aria-busy="true"])');
    return this.#page.getByRole('button', { name: /Try again$/ }).and(notBusy);
  }

  async #isDone({ done }: Step): Promise<boolean> {
    if (done instanceof RegExp) return this.#said.some((text) => done.test(text));
    return done.first().isVisible();
  }

  /** Whether the controls of a step are visible and not covered by a dialog. */
  async #isWithin(step: Step | undefined): Promise<boolean> {
    const press = step?.press?.first();
    if (!(await press?.isVisible())) return false;
    const isInFront = (element: Element) =>
      !document.querySelector('dialog:modal') || element.closest('dialog:modal') !== null;
    // A removed element has no position.
    return (await press?.evaluate(isInFront, undefined, { timeout: 500 }).catch(() => false)) ?? false;
  }

  /** Whether the button is still busy. The next step may have its button in the same place, so it must wait. */
  async #isUnderWay({ press }: Step): Promise<boolean> {
    const busy = this.#page.locator('[aria-busy="true"]');
    return (await press?.first().and(busy).isVisible()) ?? false;
  }

  /** Returns the step to continue with: if a dialog was closed, the step that opened it is repeated. */
  async #lastWithin(steps: readonly Step[], at: number): Promise<number> {
    for (let back = at; back >= 0; back -= 1) if (await this.#isWithin(steps[back])) return back;
    // The element disappeared. Look again.
    return at;
  }

  /** Polls until an action is possible. */
  async #see(
    step: Step,
    upToHere: readonly Step[],
    sightOf: (step: Step) => Promise<Sight | null>,
  ): Promise<Exclude<Sight, 'told'> | 'place'> {
    const seen = await this.#wait(async (): Promise<Exclude<Sight, 'told'> | 'place' | null> => {
      const sight = await sightOf(step);
      if (sight && sight !== 'told') return sight;
      if (await this.#isUnderWay(step)) return null;
      // A later page may show the success of this step as well as the page itself.
      for (const one of upToHere)
        if (await this.#isWithin(one)) return (await sightOf(step)) === 'done' ? 'done' : 'place';
      return null;
    });
    if (!seen) throw new Error(`There is no way on from "${step.name}"`);
    return seen;
  }

  async #wait<What>(look: () => Promise<What | null>): Promise<What | null> {
    let seen: What | null = null;
    await expect
      .poll(
        async () => {
          seen = await look();
          return seen !== null;
        },
        { intervals: [20, 50, 100] },
      )
      .toBe(true)
      .catch(() => undefined);
    return seen;
  }

  /** Fills in missing values, and checks that earlier values are still there. */
  async #enter(step: Step, entered: Set<Step>, { losses }: Experience): Promise<void> {
    const restoreDraft = this.#page.getByRole('button', { name: /Resume$/ });
    for (const { name, enter, stands, isNeverKept = false } of step.entries ?? []) {
      if (entered.has(step) && !isNeverKept) {
        const isFilled = await this.#wait(async () => {
          if (await stands()) return true;
          if (await restoreDraft.first().isVisible()) await restoreDraft.first().click();
          return null;
        });
        if (isFilled) continue;
        losses.push(`${step.name}: ${name}`);
      }
      if (!(await stands())) await enter();
    }
    entered.add(step);
  }

  async #signIn(): Promise<void> {
    const { who } = this.#journey;
    if (!who) throw new Error('A private link led to a sign-in page');
    const page = this.#page;
    await page.getByLabel('Email').fill(accounts[who].email);
    await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
    await page.getByRole('button', { name: /Sign in$/ }).click();
    // Waits as long as the search for the next step does.
    const isElsewhere = (address: URL) => !address.pathname.includes('/auth/login');
    await page.waitForURL(isElsewhere, { timeout: 20_000 });
  }

  /** Replaces the stored token with an expired one. */
  async #expire(): Promise<void> {
    await this.#page.evaluate(() => {
      const token = localStorage.getItem('access-token') ?? '';
      const [head, body = '', seal] = token.split('.');
      const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
      const expired = btoa(JSON.stringify({ ...claims, exp: claims.iat - 60 })).replaceAll('=', '');
      localStorage.setItem('access-token', [head, expired, seal].join('.'));
    });
  }
}
