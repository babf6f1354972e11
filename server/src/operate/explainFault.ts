import { dirname } from 'node:path';
import { WrongSetting } from '../config.ts';
import { OtherDatabase } from '../database/migrate.ts';
import { describeOutage } from '../database/outage.ts';
import { CannotRunPostgres } from '../database/ownPostgres.ts';
import { sqlStateOf } from '../database/transact.ts';
import { ContentsUnavailable } from '../files/Contents.ts';

/** Error codes of the file system: what is wrong with the path, and what to do. */
const fileFaults: Readonly<Record<string, readonly [problem: string, todo: string]>> = {
  EACCES: [
    'is closed to this account',
    'give the account of the server the right to it, or name another path',
  ],
  EPERM: [
    'is closed to this account',
    'give the account of the server the right to it, or name another path',
  ],
  EROFS: [
    'is on a disk that is read only',
    'name another path, or add it to ReadWritePaths of the systemd unit',
  ],
  ENOENT: ['does not exist', 'create it or bring it back, or correct the path'],
  ENOTDIR: ['leads through a file', 'correct the path'],
  EISDIR: ['is a folder', 'name a file'],
  EEXIST: ['is a file', 'name a folder'],
  ENOSPC: ['is on a disk that is full', 'free space on it'],
  EDQUOT: ['is on a disk on which this account may use no more space', 'free space on it'],
  EMFILE: ['cannot be opened, because too many files are', 'raise LimitNOFILE of the systemd unit'],
  ENAMETOOLONG: ['is too long', 'name another path'],
};

/**
 * Returns a sentence about an error that the person who runs the server can repair: what is wrong, and what to do.
 * Returns null for any other error, which is a bug and needs its stack trace.
 */
export function explainFault(error: unknown): string | null {
  if (error instanceof WrongSetting || error instanceof CannotRunPostgres || error instanceof OtherDatabase) {
    return error.message;
  }
  const fault =
    describeContents(error) ?? describeFile(error) ?? describeRights(error) ?? describeOutage(error);
  return fault && `Stopped, because ${fault.sentence}: ${fault.todo}`;
}

interface Fault {
  readonly sentence: string;
  readonly todo: string;
}

function describeContents(error: unknown): Fault | null {
  if (!(error instanceof ContentsUnavailable)) return null;
  const todo = 'see npm run server -- doctor, which checks the settings of the object store';
  return { sentence: error.message, todo };
}

/** Describes an error of the file system; null for any other error. */
export function describeFile(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path, syscall = '' } = error as NodeJS.ErrnoException;
  const fault = fileFaults[code];
  // With these system calls, the codes are about sockets and programs.
  if (!fault || /^(connect|listen|bind|spawn)/.test(syscall)) return null;
  const [problem, todo] = fault;
  // The random name of a temporary folder would not help.
  const place = path !== undefined && syscall === 'mkdtemp' ? dirname(path) : path;
  return { sentence: `${place ?? 'a path'} ${problem} (${code})`, todo };
}

function describeRights(error: unknown): Fault | null {
  if (!(error instanceof Error) || sqlStateOf(error) !== '42501') return null;
  return {
    sentence: `the role of DATABASE_URL may not do this in the database (${error.message})`,
    todo: 'give it the rights, or migrate with the role that has them: see "Several processes" in docs/operate/growing.md',
  };
}
