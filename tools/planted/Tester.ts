import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Proof } from '../proofs';

/** What a run of some tests says: those that failed, or a module that cannot even be loaded. */
export interface Verdict {
  failed: string[];
  /** Why a file of tests could not be loaded; undefined when all were. */
  broken?: string;
}

/** Runs single rules and stories again and again, without starting anew for each. */
export class Tester {
  private constructor(
    private readonly vitest: Awaited<ReturnType<typeof createVitest>>,
    private readonly root: string,
    private readonly files: ReadonlyMap<string, TestSpecification>,
  ) {}

  /** Starts the runner over a copy of the workspace, which must be the folder of this process. */
  static async start(root: string): Promise<Tester> {
    const vitest = await createVitest({
      watch: false,
      project: ['rules', 'stories'],
      // A fault is about a story or two: a page for each would only wait for the others.
      maxWorkers: 1,
      // What failed is all that is asked.
      reporters: [{}],
    });
    await vitest.standalone();
    const files = new Map((await vitest.globTestSpecifications()).map((spec) => [spec.moduleId, spec]));
    return new Tester(vitest, root, files);
  }

  /** Has a file read anew at the next run. */
  forget(file: string): void {
    this.vitest.invalidateFile(join(this.root, file));
  }

  /** Runs these rules and stories, and no other of their files; the names of those that failed are those of the proofs. */
  async run(proofs: readonly Proof[]): Promise<Verdict> {
    const byFile = Map.groupBy(proofs, ({ file }) => file);
    const specs = [...byFile].map(([file, tests]) => {
      const known = this.files.get(join(this.root, file));
      if (!known) throw new Error(`${file} is no file of tests`);
      return known.project.createSpecification(known.moduleId, {
        testNamePattern: new RegExp(`^(${tests.map(({ name }) => patternOf(name)).join('|')})$`),
      });
    });
    await this.vitest.runTestSpecifications(specs);
    const asked = new Set(specs.map(({ moduleId }) => moduleId));
    const modules = this.vitest.state.getTestModules().filter(({ moduleId }) => asked.has(moduleId));
    return {
      failed: modules.flatMap(failuresOf),
      broken: modules.flatMap(loadErrorsOf)[0],
    };
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}

/** Runs single journeys against the built apps of the folder of this process. */
export function runJourneys(proofs: readonly Proof[]): Verdict {
  const failed = proofs.filter(({ file, name }) => {
    const { status } = spawnSync('playwright', ['test', file, '--grep', patternOf(name), '--reporter=dot'], {
      stdio: 'ignore',
    });
    return status !== 0;
  });
  return { failed: failed.map(({ name }) => name) };
}

/** Builds one of the three apps, or all of them, without what only a release needs. */
export function buildApps(apps: readonly string[]): void {
  for (const app of apps) {
    const words = ['build', '--logLevel', 'error', '--minify', 'false', '--emptyOutDir', 'false'];
    const { status, stderr } = spawnSync('vite', words, { cwd: join('apps', app), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${app} could not be built:\n${stderr}`);
  }
}

/** Titles of blocks and tests are told apart by ` > ` in a list and by a space in a pattern. */
const patternOf = (name: string) =>
  name
    .split(' > ')
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(' ');

const failuresOf = (module: TestModule): string[] =>
  [...module.children.allTests('failed')].map(({ fullName }) => fullName);

/** A file that failed without a test that did was not loaded. */
const loadErrorsOf = (module: TestModule): string[] =>
  module.state() === 'failed' && failuresOf(module).length === 0
    ? [module.errors()[0]?.message ?? `${module.moduleId} could not be loaded`]
    : [];
