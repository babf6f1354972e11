import {
  type ClassTime,
  type ClockSecond,
  clockShift,
  endOfClass,
  fullName,
  type MatchablePerson,
  type MatchedParticipant,
  type MeetingAnswers,
  type MeetingContract,
  type MeetingFile,
  type MeetingJoin,
  momentOfSecond,
  type ProposedStudent,
  proposeAttendance,
} from '@portal/domain';
import { dayPair, PairText, type TextPair } from '@portal/i18n';
import { Badge, Banner, Button, Heading, SelectField } from '@portal/ui';
import type { ReactNode } from 'react';
import * as styles from './MeetingAttendance.css';
import { meetingAttendanceWords } from './meeting-attendance-words';

export interface MeetingAttendanceProps {
  file: MeetingFile;
  /** Start and length of the class; only time within it counts. */
  planned: ClassTime;
  contract: MeetingContract;
  /** Minutes from which late and early count. */
  tolerance?: number;
  /** What the person answered so far; the caller keeps it. */
  answers: MeetingAnswers;
  onAnswers: (answers: MeetingAnswers) => void;
  /** Seconds by which the times of the file are shifted; 0 until the person agrees. */
  shift: number;
  onShift: (shift: number) => void;
}

/**
 * Shows what the attendance report of a meeting says about a class: who was there and for how long. Asks who the
 * participants are whom neither an address nor an earlier decision names, the likeliest student first.
 */
export function MeetingAttendance(props: MeetingAttendanceProps) {
  const { file, planned, shift, onShift } = props;
  const { t, stack } = meetingAttendanceWords.useWords();
  const offered = clockShift(file, planned);
  const isOther = offered === null && shift === 0;
  const toHours = (seconds: number) => hoursText(Math.abs(seconds));
  return (
    <div className={styles.panel}>
      <Meeting file={file} />
      {file.remarks.map((remark) => (
        <Banner key={remark.kind === 'unreadable-row' ? `row ${remark.row}` : remark.kind} tone="caution">
          {remark.kind === 'unreadable-row'
            ? stack('remark.unreadable-row', { row: remark.row })
            : stack(`remark.${remark.kind}`)}
        </Banner>
      ))}
      {shift !== 0 && (
        <Banner tone="info" action={<Button onClick={() => onShift(0)}>{t('shift.undo')}</Button>}>
          {stack('shift.applied', { hours: toHours(shift) })}
        </Banner>
      )}
      {shift === 0 && offered !== null && offered !== 0 && (
        <Banner tone="caution" action={<Button onClick={() => onShift(offered)}>{t('shift.apply')}</Button>}>
          {stack('shift.question', { hours: toHours(offered) })}
        </Banner>
      )}
      {isOther ? <OtherMeeting file={file} planned={planned} /> : <Proposal {...props} />}
    </div>
  );
}

/** Program, title, day and times of the meeting. */
function Meeting({ file: { program, title, from, until, joins } }: { file: MeetingFile }) {
  const { t, pair } = meetingAttendanceWords.useWords();
  const people = new Set(joins.map(({ emails, name }) => emails[0] ?? name)).size;
  return (
    <div className={styles.meeting}>
      <p className={styles.title}>{title ?? t('untitled')}</p>
      <p className={styles.facts}>
        {t(`of.${program ?? 'unknown'}`)} ·{' '}
        {from === null ? t('noTimes') : <PairText value={timesPair(from, until)} />} ·{' '}
        <PairText value={pair('participants', { count: people })} />
      </p>
    </div>
  );
}

function OtherMeeting({ file, planned }: Pick<MeetingAttendanceProps, 'file' | 'planned'>) {
  const { stack } = meetingAttendanceWords.useWords();
  const end = endOfClass(planned);
  const meeting = timesPair(file.from ?? 0, file.until);
  const day = dayPair(planned.date);
  const lesson = {
    fr: `${day.fr}, ${planned.time} – ${end.time}`,
    en: `${day.en}, ${planned.time} – ${end.time}`,
  };
  return (
    <Banner role="alert" tone="critical" title={stack('otherMeeting.title')}>
      {stack('otherMeeting.text', { meeting, lesson })}
    </Banner>
  );
}

function Proposal({ file, planned, contract, tolerance, answers, onAnswers, shift }: MeetingAttendanceProps) {
  const { t, stack } = meetingAttendanceWords.useWords();
  const proposal = proposeAttendance(file, planned, contract, { answers, shift, tolerance });
  const { open } = proposal;
  // Stays in place while it is answered: what was open at first comes first.
  const wasOpen = ({ person }: MatchedParticipant) =>
    Object.hasOwn(answers, person.key) || open.some((one) => one.person === person);
  const participants = [
    ...proposal.participants.filter(wasOpen),
    ...proposal.participants.filter((one) => !wasOpen(one)),
  ];
  const answer = (key: string, value: string) =>
    onAnswers({ ...answers, [key]: value === nobody ? null : Number(value) });
  return (
    <>
      <section className={styles.section}>
        <div className={styles.head}>
          <Heading level={3}>
            {t('who')} {open.length > 0 && <Badge tone="caution">{t('open', { count: open.length })}</Badge>}
          </Heading>
          {open.length > 1 && (
            <Button
              onClick={() =>
                onAnswers({ ...answers, ...Object.fromEntries(open.map(({ person }) => [person.key, null])) })
              }
            >
              {t('restNobody')}
            </Button>
          )}
        </div>
        <p className={styles.facts}>{stack(open.length > 0 ? 'whoHint' : 'whoKnown')}</p>
        <ul className={styles.list}>
          {participants.map((participant) => (
            <Participant
              key={participant.person.key}
              participant={participant}
              students={contract.students}
              shift={shift}
              onAnswer={(value) => answer(participant.person.key, value)}
            />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <Heading level={3}>{t('students')}</Heading>
        <ul className={styles.list}>
          {proposal.students.map((student) => (
            <Student
              key={student.studentId}
              student={student}
              person={contract.students.find(({ id }) => id === student.studentId)}
              isUndecided={open.length > 0}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Value of the option for a participant who is not a student. */
const nobody = 'nobody';

interface ParticipantProps {
  participant: MatchedParticipant;
  students: readonly MatchablePerson[];
  shift: number;
  onAnswer: (value: string) => void;
}

function Participant({ participant: { person, match }, students, shift, onAnswer }: ParticipantProps) {
  const { t, plain } = meetingAttendanceWords.useWords();
  const order = match.kind === 'open' ? match.candidates : students.map(({ id }) => id);
  const options = order.flatMap((id) => students.find((student) => student.id === id) ?? []);
  const value = match.kind === 'student' ? String(match.studentId) : match.kind === 'nobody' ? nobody : '';
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <span className={styles.title}>{person.name}</span>
        <span className={styles.facts}>
          {person.emails.map((email) => `${email} · `)}
          {person.joins.map((join, place) => (
            <span key={join.row}>
              {place > 0 && ', '}
              <JoinText join={join} shift={shift} />
            </span>
          ))}
        </span>
        {match.kind === 'student' && <span className={styles.facts}>{t(`by.${match.by}`)}</span>}
      </div>
      {match.kind === 'teacher' ? (
        <span>{t('teacher')}</span>
      ) : (
        <SelectField
          size="action"
          aria-label={`${plain('choose')} ${person.name}`}
          placeholder={match.kind === 'open' ? plain('choose') : undefined}
          options={[
            ...options.map((student) => ({ value: String(student.id), label: fullName(student) })),
            { value: nobody, label: plain('nobody') },
          ]}
          value={value}
          onChange={(event) => event.currentTarget.value !== '' && onAnswer(event.currentTarget.value)}
        />
      )}
    </li>
  );
}

function JoinText({ join, shift }: { join: MeetingJoin; shift: number }) {
  const { t } = meetingAttendanceWords.useWords();
  if (join.from === null) {
    return join.seconds === null ? t('noTimes') : t('stayed', { minutes: Math.round(join.seconds / 60) });
  }
  const from = momentOfSecond(join.from + shift).time;
  return join.until === null
    ? t('withoutEnd', { from })
    : t('times', { from, until: momentOfSecond(join.until + shift).time });
}

interface StudentProps {
  student: ProposedStudent;
  person: MatchablePerson | undefined;
  /** Some participants are not recognized yet. */
  isUndecided: boolean;
}

function Student({ student: { presence }, person, isUndecided }: StudentProps) {
  const { t } = meetingAttendanceWords.useWords();
  const { isPresent, isByDuration, minutes, lateMinutes, leftEarlyMinutes, awayMinutes } = presence;
  const details: ReactNode[] = [];
  if (lateMinutes > 0) details.push(t('status.late', { minutes: lateMinutes }));
  if (leftEarlyMinutes > 0) details.push(t('status.leftEarly', { minutes: leftEarlyMinutes }));
  if (awayMinutes > 0) details.push(t('status.away', { minutes: awayMinutes }));
  return (
    <li className={styles.row}>
      <span className={styles.title}>{person && fullName(person)}</span>
      <span className={styles.status}>
        {isPresent ? (
          <Badge tone="positive">
            {t(isByDuration ? 'status.presentByDuration' : 'status.present', { minutes })}
          </Badge>
        ) : isUndecided ? (
          <Badge tone="caution">{t('status.undecided')}</Badge>
        ) : (
          <Badge tone="critical">{t('status.absent')}</Badge>
        )}
        {details.map((detail, place) => (
          <Badge key={place} tone="caution">
            {detail}
          </Badge>
        ))}
      </span>
    </li>
  );
}

/** Day and times of a meeting: `mar. 24 nov., 11:55 – 13:31`. */
function timesPair(from: ClockSecond, until: ClockSecond | null): TextPair {
  const start = momentOfSecond(from);
  const day = dayPair(start.date);
  const times = until === null ? start.time : `${start.time} – ${momentOfSecond(until).time}`;
  return { fr: `${day.fr}, ${times}`, en: `${day.en}, ${times}` };
}

/** A difference of clocks in both languages: `4 h` or `5 h 30`. */
function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`;
}
