import { useInviteTeacher, useTeacher } from '@portal/api-client';
import {
  type Contract,
  canChangePeople,
  canInviteTeacher,
  fullName,
  hasStudents,
  initials,
  type PreviousTeacher,
  type Teacher,
  teachesSince,
  upcomingTeachers,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { entryPoints, placeAddress, useConfig, useToday } from '@portal/shell';
import { Avatar, Button, Card, Heading, TextLink } from '@portal/ui';
import { MarkedName, useMarkedText } from '@portal/views';
import { generatePath } from 'react-router-dom';
import { copy } from '../../../copy';
import { headAction, lines, quiet, small, words } from '../../../parts/aside.css';
import { useInvitation } from '../../../parts/useInvitation';
import { pathTo } from '../../../paths';
import { former, motive, person } from './side.css';

export interface TeacherCardProps {
  contract: Contract;
  /** Opens the dialog that assigns or changes the teacher. */
  onChange: () => void;
}

/**
 * The current and previous teachers, and the button to change them (CON-SIDE-05, CON-SIDE-11, CON-SIDE-12, DOMAIN-48).
 */
export function TeacherCard({ contract, onChange }: TeacherCardProps) {
  const { t, stack } = copy.useWords();
  const { teacher } = contract;
  const today = useToday();
  const since = teachesSince(contract, today);
  const markedText = useMarkedText();
  const change = teacher ? 'changeTeacher' : 'assignTeacher';
  // Requested after the contract, so that the main content loads first.
  const record = useTeacher(teacher && hasStudents(contract) ? teacher.id : null).data;
  return (
    <Card
      title={stack('teacher')}
      aside={
        canChangePeople(change, contract.status) && (
          <Button size="small" variant="quiet" className={headAction} onClick={onChange}>
            {stack(teacher ? 'changeTeacher' : 'assign')}
          </Button>
        )
      }
    >
      {teacher ? (
        <div className={person}>
          <Avatar initials={initials(teacher)} />
          <div className={words}>
            <MarkedName of={teacher}>
              <TextLink variant="standalone" href={pathTo('teachers.profile', { id: teacher.id })}>
                {fullName(teacher)}
              </TextLink>
            </MarkedName>
            {since !== null && (
              <span className={small}>{stack('people.since', { day: datePair(since) })}</span>
            )}
            {record?.id === teacher.id && <TeacherDetails teacher={record} />}
          </div>
        </div>
      ) : (
        <p className={quiet}>{t('noTeacher')}</p>
      )}
      {upcomingTeachers(contract, today).map((next) => (
        <p key={next.from} className={small}>
          {stack('people.next', { day: datePair(next.from ?? today), name: markedText(next.teacher) })}
        </p>
      ))}
      {teacher && <CoursePageLink contractId={contract.id} />}
      {contract.previousTeachers.length > 0 && <PreviousTeachers teachers={contract.previousTeachers} />}
    </Card>
  );
}

/** A link to the teacher's view of the contract, in the teacher app (SHELL-078). */
function CoursePageLink({ contractId }: { contractId: number }) {
  const { stack } = copy.useWords();
  const path = generatePath(entryPoints.teacher['teacher.views.course'], { id: String(contractId) });
  return (
    <TextLink variant="standalone" href={placeAddress(useConfig(), { app: 'teacher', path })}>
      {stack('people.coursePage')}
    </TextLink>
  );
}

/** Location, languages, and whether the teacher has an account (CON-SIDE-21). */
function TeacherDetails({ teacher }: { teacher: Teacher }) {
  const { stack } = copy.useWords();
  const { invite, busy } = useInvitation(useInviteTeacher());
  const { account } = teacher;
  const place = [teacher.city, teacher.languages.map(({ name }) => name).join(', ')].filter(Boolean);
  return (
    <>
      {place.length > 0 && <span className={small}>{place.join(' · ')}</span>}
      {account && canInviteTeacher(teacher) && (
        <>
          <span className={small}>
            {account.invitedAt
              ? stack('people.invitedOn', { date: datePair(account.invitedAt) })
              : stack('notInvited')}
          </span>
          <div>
            <Button size="small" busy={busy} onClick={() => void invite(teacher)}>
              {stack(account.invitedAt ? 'inviteAgain' : 'invite')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The previous teachers with their hours and reason, latest first (DOMAIN-48). */
function PreviousTeachers({ teachers }: { teachers: readonly PreviousTeacher[] }) {
  const { t, stack, plain } = copy.useWords();
  return (
    <div className={former}>
      <Heading level={3}>{stack('people.previous')}</Heading>
      <ul className={lines} aria-label={plain('people.previous')}>
        {teachers.toReversed().map(({ teacher, hoursDone, motive: reason }, index) => (
          // The same teacher can occur twice.
          <li key={teachers.length - index} className={words}>
            <span>
              <MarkedName of={teacher} />{' '}
              <span className={small}>
                {hoursDone === null ? t('people.unknownHours') : t('hoursOf', { hours: hoursDone })}
              </span>
            </span>
            {reason && <p className={motive}>{reason}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
