/** Counts the steps of a backtracking regular expression engine, so that a test can compare work instead of time. */
interface Steps {
  count: number;
}

/** Tries to match from `at`; `next` continues with the rest of the pattern. */
type Matcher = (text: string, at: number, next: (at: number) => boolean, steps: Steps) => boolean;

/** More steps than any linear pattern takes for the short texts of a test. */
const maxSteps = 50_000;

/** Thrown to stop a search that would not end. */
class TooManySteps extends Error {}

/**
 * Returns a function that counts the positions visited while a pattern searches a text from every start. Returns
 * infinity if there are more than `maxSteps`.
 */
export function stepCounter(pattern: RegExp): (text: string) => number {
  const matcher = new Parser(pattern).parse();
  return (text) => {
    try {
      return countSteps(matcher, text);
    } catch (error) {
      if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY;
      throw error;
    }
  };
}

function countSteps(matcher: Matcher, text: string): number {
  const steps = { count: 0 };
  for (let start = 0; start <= text.length; start += 1) if (matcher(text, start, () => true, steps)) break;
  return steps.count;
}

function countOne(steps: Steps): void {
  steps.count += 1;
  if (steps.count > maxSteps) throw new TooManySteps();
}

/** Reads the syntax that the project uses; throws for a back reference or a look-behind. */
class Parser {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags.replaceAll(/[gy]/g, '');
  }

  parse(): Matcher {
    const matcher = this.#alternatives();
    if (this.#at < this.#source.length) throw new Error(`cannot read ${this.#source} from ${this.#at}`);
    return matcher;
  }

  #alternatives(): Matcher {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    return (text, at, next, steps) => options.some((option) => option(text, at, next, steps));
  }

  #sequence(): Matcher {
    const parts: Matcher[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? ''))
      parts.push(this.#quantified());
    return parts.reduceRight<Matcher>(
      (rest, part) => (text, at, next, steps) =>
        part(text, at, (then) => rest(text, then, next, steps), steps),
      (_text, at, next) => next(at),
    );
  }

  #quantified(): Matcher {
    const part = this.#atom();
    const [quantifier, exact, least, comma, most] =
      /^(?:[*+?]|\{(\d+)\}|\{(\d+)(,)(\d*)\})/.exec(this.#source.slice(this.#at)) ?? [];
    if (quantifier === undefined) return part;
    this.#at += quantifier.length;
    const isLazy = this.#take('?');
    const min = Number(exact ?? least ?? (quantifier === '+' ? 1 : 0));
    const max = exact
      ? min
      : comma
        ? Number(most || Number.POSITIVE_INFINITY)
        : quantifier === '?'
          ? 1
          : Number.POSITIVE_INFINITY;
    return repeated(part, min, max, isLazy);
  }

  #atom(): Matcher {
    if (this.#take('(?:')) return this.#group();
    if (this.#take('(?=')) return lookAhead(this.#group(), true);
    if (this.#take('(?!')) return lookAhead(this.#group(), false);
    if (/^\(\?<[=!]/.test(this.#source.slice(this.#at))) throw new Error(`look-behind in ${this.#source}`);
    const named = /^\(\?<\w+>/.exec(this.#source.slice(this.#at))?.[0];
    if (named !== undefined) {
      this.#at += named.length;
      return this.#group();
    }
    if (this.#take('(')) return this.#group();
    const atom =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[\da-fA-F]{4}|\\u\{[^}]*\}|\\x[\da-fA-F]{2}|\\.|.)/su.exec(
        this.#source.slice(this.#at),
      )?.[0];
    if (atom === undefined || /^\\[1-9k]/.test(atom)) throw new Error(`back reference in ${this.#source}`);
    this.#at += atom.length;
    if (['^', '$', '\\b', '\\B'].includes(atom)) return this.#position(atom);
    const character = new RegExp(`^(?:${atom})$`, this.#flags.replaceAll('m', ''));
    return (text, at, next, steps) => {
      countOne(steps);
      return at < text.length && character.test(text[at] ?? '') && next(at + 1);
    };
  }

  #group(): Matcher {
    const inside = this.#alternatives();
    if (!this.#take(')')) throw new Error(`no end of a group in ${this.#source}`);
    return inside;
  }

  #position(atom: string): Matcher {
    const position = new RegExp(atom, `${this.#flags}y`);
    return (text, at, next, steps) => {
      countOne(steps);
      position.lastIndex = at;
      return position.test(text) && next(at);
    };
  }

  #take(token: string): boolean {
    const isNext = this.#source.startsWith(token, this.#at);
    if (isNext) this.#at += token.length;
    return isNext;
  }
}

function repeated(part: Matcher, min: number, max: number, isLazy: boolean): Matcher {
  const from =
    (done: number): Matcher =>
    (text, at, next, steps) => {
      const more = () =>
        // An empty repetition beyond the minimum would never end.
        done < max &&
        part(text, at, (then) => (then > at || done < min) && from(done + 1)(text, then, next, steps), steps);
      const enough = () => done >= min && next(at);
      return isLazy ? enough() || more() : more() || enough();
    };
  return from(0);
}

function lookAhead(part: Matcher, isWanted: boolean): Matcher {
  return (text, at, next, steps) => part(text, at, () => true, steps) === isWanted && next(at);
}
