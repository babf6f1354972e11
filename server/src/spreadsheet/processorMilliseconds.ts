import { readFileSync } from 'node:fs';

/** Milliseconds of a tick in `/proc`: Linux shows 100 a second to programs, whatever the kernel counts in. */
const tick = 10;

/** Fields of `stat` before `utime`, after the name, which may hold spaces and brackets (proc(5)). */
const fieldsBefore = 11;

/** Returns how long a thread has had a processor, in milliseconds, by its directory below `/proc`; null once it has ended. */
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
