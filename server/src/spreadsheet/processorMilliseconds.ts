import { readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in `/proc`: Linux reports 100 ticks a second, whatever the kernel uses itself. */
const tick = 10;

/**
 * Number of fields in `stat` before `utime`, counted after the name, which may contain spaces and brackets (proc(5)).
 */
const fieldsBefore = 11;

/** Returns the processor time of a thread in milliseconds, from its directory below `/proc`; null if it has ended. */
export function processorMilliseconds(directory: string): number | null {
  try {
    const stat = readFileSync(`${directory}/stat`, 'latin1');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(fieldsBefore);
    return (Number(user) + Number(system)) * tick;
  } catch {
    return null;
  }
}
