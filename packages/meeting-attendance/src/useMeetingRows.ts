import type { SheetRow } from '@portal/domain';
import { useRef, useState } from 'react';

/** The rows of a file; or the reason why there are none, `unread` if the code that reads it could not be loaded. */
export type MeetingRows =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'read'; rows: readonly Pick<SheetRow, 'number' | 'cells'>[] }
  | { state: 'refused'; problem: MeetingRowsProblem };

export type MeetingRowsProblem = 'not-a-spreadsheet' | 'damaged' | 'protected' | 'too-large' | 'unread';

/** Reads the rows of the chosen file; another choice takes the place of one that is being read. */
export function useMeetingRows(): [MeetingRows, (file: File | undefined) => Promise<void>] {
  const [rows, setRows] = useState<MeetingRows>({ state: 'none' });
  const latest = useRef<File>(undefined);
  const read = async (file: File | undefined) => {
    latest.current = file;
    if (!file) return setRows({ state: 'none' });
    setRows({ state: 'reading' });
    const found = await readRows(file);
    if (latest.current === file) setRows(found);
  };
  return [rows, read];
}

/** Reads the rows of a file; loads the code for it when it is first needed. */
export async function readRows(file: File): Promise<MeetingRows> {
  try {
    const [{ readMeetingRows }, content] = await Promise.all([
      import('@portal/spreadsheet/meeting'),
      file.arrayBuffer(),
    ]);
    const rows = await readMeetingRows(new Uint8Array(content));
    if (typeof rows !== 'string') return { state: 'read', rows };
    return { state: 'refused', problem: rows === 'other-format' ? 'not-a-spreadsheet' : rows };
  } catch {
    return { state: 'refused', problem: 'unread' };
  }
}
