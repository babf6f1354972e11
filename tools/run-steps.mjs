/**
 * Runs the steps of a command in order and returns the status to end with: 0, or that of the first step that failed. A
 * failed step ends the command, unless it is one of the `independent` steps: then the next ones run as well. With
 * `isReported`, the minutes and the result of each step that ran are printed at the end.
 */
export function runSteps(
  steps,
  { run, independent = [], isReported = false, print = console.log, now = Date.now },
) {
  const results = [];
  for (const step of steps) {
    const begun = now();
    const status = run(step);
    results.push({ step, status, minutes: (now() - begun) / 60_000 });
    if (status !== 0 && !independent.includes(step)) break;
  }
  if (isReported) {
    const lines = results.map(
      ({ step, status, minutes }) =>
        `${minutes.toFixed(1).padStart(6)} min  ${status === 0 ? 'passed' : 'FAILED'}  ${step.join(' ')}`,
    );
    print(['', ...lines].join('\n'));
  }
  return results.find(({ status }) => status !== 0)?.status ?? 0;
}
