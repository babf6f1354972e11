import { readFileSync } from 'node:fs';

/**
 * Returns the ids of the processes whose end must stop a local run: this process, and the npm that started it through a
 * shell. If npm is killed, the shell lives on, so watching only this process is not enough. Without /proc (macOS,
 * Windows), returns this process and its parent.
 */
export function startersOf() {
  const parent = statusOf(process.ppid);
  const npm = parent && /^(sh|dash|bash)$/.test(parent.name) ? parent.parentId : process.ppid;
  return process.env.npm_execpath ? [process.pid, npm] : [process.pid];
}

/** The name and parent of a process; undefined when they cannot be read. */
function statusOf(id) {
  try {
    const [, name, parentId] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return name && { name, parentId: Number(parentId) };
  } catch {
    return undefined;
  }
}
