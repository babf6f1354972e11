/**
 * Runs the steps of a command in order, and returns its exit status: 0, or the status of the first step that failed. A
 * failed step ends the command, unless it is listed in `independent`. With `isReported`, prints the minutes and the
 * result of each step at the end.
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
