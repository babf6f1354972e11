import type { HoursRow, Statement } from '@portal/api-client/openapi';
import { hoursRowFromWire, statementFromWire } from '@portal/api-client/wire';
import { countedMonth, type LedgerLine, totalHours } from '@portal/domain';
import { expect } from 'vitest';
import type { LedgerOffice } from './startLedgerOffice.ts';

/**
 * Submits the months for every teacher, and approves them for the office. Returns the lines of the approved statements,
 * formatted by `lineText`. Reads them from the page, the printed statement and the file, which must agree.
 */
export async function handIn(
  { admin, teachers }: LedgerOffice,
  months: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const [teacherId, teacher] of teachers)
    for (const month of months) {
      const rows = ((await teacher.get(`hours/own?month=${month}`)).body.data as HoursRow[]).map(
        hoursRowFromWire,
      );
      const { minutes, amountCents: amount_cents } = totalHours(rows);
      if (minutes === 0) continue;
      const given = { minutes, amount_cents };
      const handedIn = await teacher.send('POST', 'statements', { body: { month, note: null, ...given } });
      expect([handedIn.status, handedIn.body]).toEqual([200, expect.anything()]);
      const { id } = handedIn.body.data as Statement;
      const approved = await admin.send('PUT', `statements/${id}`, {
        body: { status: 'approved', ...given },
      });
      expect([approved.status, approved.body]).toEqual([200, expect.anything()]);
      const statement = statementFromWire(approved.body.data);
      const counted = countedMonth({ rows, statement });
      expect(counted).toMatchObject({ minutes, amountCents: amount_cents });
      for (const { rateCents: rate, amountCents: cents, ...line } of counted.lines)
        lines.push(lineText({ teacherId, month, rate, cents, classes: line.classes, minutes: line.minutes }));
    }
  return lines;
}

/** Formats a line as text, so that lines can be compared in any order. */
export function lineText({ teacherId, month, rate, classes, minutes, cents }: LedgerLine): string {
  return [teacherId, month, rate, classes, minutes, cents].join(' ');
}
