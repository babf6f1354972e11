import { readFileSync } from 'node:fs';

/**
 * The processes whose end stops a local run: this one and the npm that started it through a shell. The shell survives a
 * killed npm, so watching this process alone is not enough. Without /proc (macOS, Windows), only this one.
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
