import { relative } from 'node:path';
import { draw } from '../draw.ts';

/** A mutant, as StrykerJS passes it to a checker. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: object;
}

type Verdict = { status: 'passed' } | { status: 'compileError'; reason: string };

const { SCREENS_SEED: seed = '', SCREENS_COUNT: count, SCREENS_PART: part = '1/1' } = process.env;

/**
 * Limits StrykerJS to a sample of `SCREENS_COUNT` mutants, drawn with `SCREENS_SEED`. StrykerJS has no setting for
 * that, but skips mutants that a checker refuses.
 */
class SampleChecker {
  #drawn: ReadonlySet<Mutant['id']> = new Set();

  async init(): Promise<void> {}

  /** Called once, with all mutants. */
  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    const keyOf = ({ fileName, location, mutatorName, replacement }: Mutant) =>
      JSON.stringify([relative(process.cwd(), fileName), location, mutatorName, replacement]);
    const drawn = draw(mutants, keyOf, { seed, count: Number(count) });
    const [number = 1, parts = 1] = part.split('/').map(Number);
    this.#drawn = new Set(drawn.filter((_, at) => at % parts === number - 1).map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly Mutant[]): Promise<Record<string, Verdict>> {
    const verdict = (id: string): Verdict =>
      this.#drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
    return Object.fromEntries(mutants.map(({ id }) => [id, verdict(id)]));
  }
}

/** A position in the code, in the format of Babel and StrykerJS. */
interface Place {
  readonly node: { readonly type: string; readonly name?: { readonly name?: unknown } };
}

/** Attributes that users neither see nor hear, and what they are for. */
const unseenAttributes: Readonly<Record<string, string>> = {
  className: 'styles: `npm run test:visual` compares pictures',
  style: 'styles: `npm run test:visual` compares pictures',
  key: 'tells React which item is which',
};

/** Skips mutants that change nothing that users see or hear. */
const unseen = {
  shouldIgnore({ node }: Place): string | undefined {
    return node.type === 'JSXAttribute' ? unseenAttributes[String(node.name?.name)] : undefined;
  },
};

/** The plugins that StrykerJS loads. */
export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Ignore', name: 'unseen', value: unseen },
];
