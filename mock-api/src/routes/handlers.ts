import type { Call } from '../http/call.ts';
import * as attendance from './attendance.ts';
import * as contracts from './contracts.ts';
import { downloadFile, listFilesOfRecord } from './files.ts';
import * as notes from './notes.ts';
import * as people from './people.ts';
import * as reports from './reports.ts';
import * as session from './session.ts';

/** What carries out each call of the treaty, by its `operationId`. */
export const handlers = {
  ...session,
  ...contracts,
  ...attendance,
  ...people,
  ...reports,
  ...notes,
  listFilesOfRecord,
  downloadFile,
  // The treaty has checked each call's shape before its handler sees it.
} as unknown as Readonly<Record<string, (call: Call) => unknown>>;
