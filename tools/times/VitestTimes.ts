import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { addTimes, timesFolder } from './TestTime.ts';

/** Reports the duration of each test in a Vitest run. */
export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (timesFolder === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    addTimes(
      timesFolder,
      tests.map((test) => ({
        kind: test.project.name.replace(/ \(.*\)$/, ''),
        file: relative(process.cwd(), test.module.moduleId),
        title: test.fullName,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
  }
}
