import type { Mock } from '@portal/mock-api';

/** A planned class that was given and has no attendance yet, with who belongs to it. */
export interface OpenClass {
  id: number;
  contractId: number;
  number: string;
  /** `2026-11-17`. */
  date: string;
  /** `08:30`. */
  time: string;
  minutes: number;
  /** Students with an email address. */
  students: { name: string; email: string }[];
}

/** The planned classes before a day that have no attendance, newest first, of contracts whose students have addresses. */
export async function openClassesBefore(mock: Mock, day: string): Promise<OpenClass[]> {
  const { contracts, plannedClasses, lessons, enrolments, students } = await mock.state();
  return plannedClasses
    .filter(({ date, cancelledAt }) => date < day && cancelledAt === null)
    .filter(
      ({ contractId, date }) =>
        !lessons.some((one) => one.contractId === contractId && one.date === date && one.status === 1),
    )
    .flatMap(({ id, contractId, date, time, minutes }): OpenClass[] => {
      const contract = contracts.find((one) => one.id === contractId);
      const own = enrolments.flatMap(({ contractId: of, studentId }) =>
        of === contractId ? students.filter((one) => one.id === studentId) : [],
      );
      const known = own.flatMap(({ name, lastName, email }) =>
        email === null ? [] : [{ name: `${name} ${lastName}`, email }],
      );
      if (!contract || known.length === 0) return [];
      return [{ id, contractId, number: contract.number, date, time, minutes, students: known }];
    })
    .toSorted((one, other) => `${other.date} ${other.time}`.localeCompare(`${one.date} ${one.time}`));
}

/** A participant: the displayed name, the address of who has signed in, and the minutes after the start of the class. */
export interface Participant {
  name: string;
  email?: string;
  from?: number;
}

/**
 * The participants file of a class as Zoom writes it with all joins, in the columns of `zoom-joins-2025` of
 * `meetingFileFixtures`. Everyone stays until the end.
 */
export function zoomReport(
  { date, time, minutes }: OpenClass,
  participants: readonly Participant[],
): { mimeType: string; buffer: Buffer } {
  const [year, month, day] = date.split('-');
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const clock = (after: number) => {
    const total = hours * 60 + past + after;
    const text = (value: number) => String(value).padStart(2, '0');
    return `${day}/${month}/${year} ${text(Math.floor(total / 60))}:${text(total % 60)}`;
  };
  const lines = [
    'Name (original name),Email,Join time,Leave time,Duration (minutes),Guest,Recording disclaimer response,In waiting room',
    ...participants.map(({ name, email = '', from = 0 }) =>
      [name, email, clock(from), clock(minutes), minutes - from, email ? 'No' : 'Yes', '', 'No'].join(','),
    ),
  ];
  return { mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
