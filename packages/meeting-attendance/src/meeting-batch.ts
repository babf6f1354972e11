import { type MeetingAttendance as KnownPeople, meetingContractOf } from '@portal/api-client';
import {
  type CalendarDate,
  classesOfMeeting,
  classOfMeeting,
  clockShift,
  type DateOrder,
  daysAfter,
  fullName,
  givenBy,
  type MeetingClass,
  type MeetingContract,
  type MeetingFile,
  type MeetingFileProblem,
  meetingPeople,
  momentOfSecond,
  momentText,
  nameParts,
  type PlannedClass,
  type PlannedClasses,
  type PlannedContract,
  readMeetingFile,
} from '@portal/domain';
import { organisationClockAt } from './organisation-clock';
import type { MeetingRows } from './useMeetingRows';

/** A planned class with its contract, as a file may choose it. */
export interface ClassOfBatch extends PlannedClass {
  contract: PlannedContract;
}

/** What is known of one file of several. */
export type FoundMeeting =
  | { state: 'problem'; problem: MeetingFileProblem }
  /** The file writes `3/4/2026`, and both days have classes that it may be of. */
  | { state: 'ask-day'; days: Readonly<Record<DateOrder, CalendarDate>> }
  | {
      state: 'found';
      meeting: MeetingFile;
      /** The likeliest class first, then the others of these days. */
      classes: readonly ClassOfBatch[];
      /** The class that the file is of without doubt; null if a person has to choose. */
      certainId: number | null;
    };

/** What `findMeeting` reads. */
export interface MeetingReaders {
  /** Reads the planned classes of a day and the days next to it. Throws an `ApiError`. */
  readClasses: (day: CalendarDate) => Promise<PlannedClasses>;
  /** Reads who is recognized in the meetings of a contract. Throws an `ApiError`. */
  readPeople: (contractId: number) => Promise<KnownPeople>;
}

/** Maximum number of contracts whose people are compared with one file: those with the most names in common. */
const maxContracts = 8;

/**
 * Returns the planned class that a file is of, by day, time and people. Numbers such as `3/4/2026` count as the day
 * whose classes fit; if both days fit, `order` has the answer of a person. Throws an `ApiError` when classes or people
 * cannot be read.
 */
export async function findMeeting(
  rows: Extract<MeetingRows, { state: 'read' }>['rows'],
  readers: MeetingReaders,
  order?: DateOrder,
): Promise<FoundMeeting> {
  const read = readMeetingFile(rows, { order, clockAt: organisationClockAt });
  if (!('kind' in read)) return classesFor(read, readers);
  if (read.kind !== 'date-order') return { state: 'problem', problem: read };
  const found = new Map<DateOrder, Extract<FoundMeeting, { state: 'found' }>>();
  for (const one of ['day-first', 'month-first'] as const) {
    const ofOrder = await findMeeting(rows, readers, one);
    if (ofOrder.state === 'found' && ofOrder.certainId !== null) found.set(one, ofOrder);
  }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : { state: 'ask-day', days: read.days };
}

async function classesFor(meeting: MeetingFile, readers: MeetingReaders): Promise<FoundMeeting> {
  const day = meeting.from === null ? null : momentOfSecond(meeting.from).date;
  if (day === null) return { state: 'problem', problem: { kind: 'no-day' } };
  const planned = await readers.readClasses(day);
  const classes = classesOfBatch(planned).filter(
    ({ date, isCancelled }) => !isCancelled && daysAfter(day, -1) <= date && date <= daysAfter(day, 1),
  );
  const near = classes
    .filter((one) => clockShift(meeting, one) !== null)
    .toSorted((one, other) => namesInCommon(meeting, other) - namesInCommon(meeting, one));
  const contractIds = [...new Set(near.map(({ contractId }) => contractId))].slice(0, maxContracts);
  const people = new Map<number, MeetingContract>();
  const addresses = meeting.joins.flatMap(({ emails }) => emails);
  for (const id of contractIds) {
    people.set(id, await meetingContractOf(await readers.readPeople(id), addresses));
  }
  const compared = near.flatMap((one): MeetingClass[] => {
    const contract = people.get(one.contractId);
    return contract ? [{ ...one, contract }] : [];
  });
  const possible = classesOfMeeting(meeting, compared);
  const place = new Map(possible.map(({ id }, index) => [id, index]));
  return {
    state: 'found',
    meeting,
    classes: classes.toSorted(
      (one, other) =>
        (place.get(one.id) ?? possible.length) - (place.get(other.id) ?? possible.length) ||
        momentText(one).localeCompare(momentText(other)),
    ),
    certainId: classOfMeeting(possible)?.id ?? null,
  };
}

function classesOfBatch({ classes, contracts }: PlannedClasses): ClassOfBatch[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return classes.flatMap((one): ClassOfBatch[] => {
    const contract = byId.get(one.contractId);
    return contract ? [{ ...one, contract: givenBy(one, contract) }] : [];
  });
}

/** Number of participants with the name of the teacher or a student of a class. Only sorts the proposed classes. */
function namesInCommon(meeting: MeetingFile, { contract }: ClassOfBatch): number {
  const known = [...contract.students, ...(contract.teacher ? [contract.teacher] : [])];
  const names = new Set(known.map((person) => nameParts(fullName(person)).join(' ')));
  return meetingPeople(meeting.joins).filter(({ name }) => names.has(nameParts(name).join(' '))).length;
}
