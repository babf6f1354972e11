/**
 * The parts of StrykerJS's report that are read here:
 * https://stryker-mutator.io/docs/mutation-testing-elements/mutant-states-and-metrics
 */
export interface SampleReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Result[] }>>;
}

interface Result {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly statusReason?: string;
  /** Lines and columns count from 1. */
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The states of mutants that were tried, with the words that are printed for them. Mutants in other states are ignored.
 */
const outcomes: Readonly<Record<string, 'noticed' | 'missed' | 'not run'>> = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'missed',
  NoCoverage: 'not run',
};

const minShare = 0.9;

/**
 * Returns a line for each mutant of a sample, the missed ones last, then the totals; and whether at least 90 % were
 * noticed.
 */
export function describeSample({ files }: SampleReport): { lines: string[]; isEnough: boolean } {
  const tried = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.flatMap((mutant) => {
      const outcome = outcomes[mutant.status];
      return outcome
        ? [{ outcome, line: `${outcome.padEnd(7)}  ${formatMutant(file, source, mutant)}` }]
        : [];
    }),
  );
  const noticed = tried.filter(({ outcome }) => outcome === 'noticed');
  const others = tried.filter(({ outcome }) => outcome !== 'noticed');
  const percent = tried.length > 0 ? Math.floor((1000 * noticed.length) / tried.length) / 10 : 0;
  return {
    lines: [
      ...[...noticed, ...others].map(({ line }) => line),
      `${noticed.length} of ${tried.length} changes of what a person sees were noticed (${percent} %)`,
    ],
    isEnough: tried.length > 0 && noticed.length >= minShare * tried.length,
  };
}

/** `packages/views/src/fields.tsx:20 StringLiteral: 'a' -> ""` */
function formatMutant(file: string, source: string, { location, mutatorName, replacement }: Result): string {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const lastLine = lines.length - 1;
  const original = lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === lastLine ? end.column - 1 : undefined),
    )
    .join(' ');
  return `${file}:${start.line} ${mutatorName}: ${shortened(original)} -> ${shortened(replacement ?? '')}`;
}

function shortened(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
