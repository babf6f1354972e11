import { readdirSync, readFileSync } from 'node:fs';

/** Seconds that the threads of processes ran, and waited for a processor although they could have run. */
export interface ProcessorTime {
  readonly ran: number;
  readonly waited: number;
}

/** Returns the time of processes since they started. Linux only; elsewhere zero. */
export function processorTime(pids: readonly number[]): ProcessorTime {
  const threads = pids.flatMap(timesOfThreads);
  const sum = (place: 0 | 1) => threads.reduce((seconds, times) => seconds + (times[place] ?? 0) / 1e9, 0);
  return { ran: sum(0), waited: sum(1) };
}

/** Returns a process and all its descendants. */
export function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
  } catch {
    return [];
  }
}

/** Nanoseconds that each thread of a process ran and waited (sched-stats.rst of Linux). */
function timesOfThreads(pid: number): number[][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number),
    );
  } catch {
    return [];
  }
}
