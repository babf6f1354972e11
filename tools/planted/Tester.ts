import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Proof } from '../proofs.ts';
import { patternOf } from './matching.ts';

/** The result of running some tests. */
interface Verdict {
  /** Names of the tests that failed. */
  failed: string[];
  /** Why a test did not run; undefined when all ran. */
  broken?: string;
}

/** Runs single rules and stories many times in one process. */
export class Tester {
  private readonly vitest: Awaited<ReturnType<typeof createVitest>>;
  private readonly root: string;
  private readonly files: ReadonlyMap<string, TestSpecification>;

  private constructor(
    vitest: Awaited<ReturnType<typeof createVitest>>,
    root: string,
    files: ReadonlyMap<string, TestSpecification>,
  ) {
    this.vitest = vitest;
    this.root = root;
    this.files = files;
  }

  /** Starts Vitest in a copy of the workspace, which must be the working directory of this process. */
  static async start(root: string): Promise<Tester> {
    const vitest = await createVitest({
      watch: false,
      project: ['rules', 'server', 'stories'],
      maxWorkers: 1,
      reporters: [{}],
    });
    await vitest.standalone();
    const files = new Map((await vitest.globTestSpecifications()).map((spec) => [spec.moduleId, spec]));
    return new Tester(vitest, root, files);
  }

  /** Makes the next run read a file from the disk again. */
  forget(file: string): void {
    this.vitest.invalidateFile(join(this.root, file));
  }

  /** Runs these rules and stories, and no other test of their files. */
  async run(proofs: readonly Proof[]): Promise<Verdict> {
    const byFile = Map.groupBy(proofs, ({ file }) => file);
    const specs = [...byFile.keys()].map((file) => {
      const known = this.files.get(join(this.root, file));
      if (!known) throw new Error(`${file} is not a test file`);
      return known;
    });
    // In a browser, Vitest ignores the pattern of a single specification.
    this.vitest.setGlobalTestNamePattern(
      new RegExp(`^(${proofs.map(({ name }) => fullPatternOf(name)).join('|')})$`),
    );
    await this.vitest.runTestSpecifications(specs);
    const requestedFiles = new Set(specs.map(({ moduleId }) => moduleId));
    const modules = this.vitest.state.getTestModules().filter(({ moduleId }) => requestedFiles.has(moduleId));
    const failed = modules.flatMap((module) => namesOf(module, 'failed'));
    const ran = new Set([...failed, ...modules.flatMap((module) => namesOf(module, 'passed'))]);
    const missing = proofs.filter(({ name }) => !ran.has(name)).map(({ name }) => `${name} did not run`);
    return { failed, broken: [...modules.flatMap(loadErrorsOf), ...missing][0] };
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}

/** Vitest matches a pattern against the titles of blocks and tests joined by ` > `; earlier versions joined them by a space. */
const fullPatternOf = (name: string) => name.split(' > ').map(patternOf).join('(?: >)? ');

const namesOf = (module: TestModule, state: 'failed' | 'passed'): string[] =>
  [...module.children.allTests(state)].map(({ fullName }) => fullName);

/** A file that fails without a failing test could not be loaded. */
const loadErrorsOf = (module: TestModule): string[] =>
  module.state() === 'failed' && namesOf(module, 'failed').length === 0
    ? [module.errors()[0]?.message ?? `${module.moduleId} could not be loaded`]
    : [];
