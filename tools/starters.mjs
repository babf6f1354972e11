import { readFileSync } from 'node:fs';

/**
 * The processes with which a local run ends: this one, and the npm that started it through a shell. A shell outlives
 * an npm that is killed, so that this process alone would not notice. Without /proc (macOS, Windows) only this one.
 */
export function startersOf() {
  const parent = statusOf(process.ppid);
  const npm = parent && /^(sh|dash|bash)$/.test(parent.name) ? parent.parentId : process.ppid;
  return process.env.npm_execpath ? [process.pid, npm] : [process.pid];
}

/** The name and the parent of a process; undefined where they cannot be read. */
function statusOf(id) {
  try {
    const [, name, parentId] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return name && { name, parentId: Number(parentId) };
  } catch {
    return undefined;
  }
}
