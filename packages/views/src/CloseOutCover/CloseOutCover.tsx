import {
  type Contract,
  contractedHours,
  fullName,
  isSubmitted,
  type Lesson,
  missingReports,
  type Outline,
  type PackPart,
  type PackReport,
  type PlannedClass,
  usedHours,
} from '@portal/domain';
import { datePair, numberPair, PairText } from '@portal/i18n';
import { DescriptionList, Heading, type PrintPageProps } from '@portal/ui';
import type { ReactNode } from 'react';
import { ContractStatusBadge } from '../ContractStatusBadge/ContractStatusBadge';
import type { Provider } from '../OutlineForm/provider';
import { PrintedDocument } from '../PrintedDocument/PrintedDocument';
import { useContractFacts } from '../PrintedDocument/useContractFacts';
import { UsedHoursNote } from '../UsedHours/UsedHoursNote';
import * as styles from './CloseOutCover.css';
import { coverWords } from './cover-words';

export interface CloseOutCoverProps extends Pick<PrintPageProps, 'size'> {
  contract: Pick<
    Contract,
    | 'number'
    | 'status'
    | 'company'
    | 'language'
    | 'courseType'
    | 'teacher'
    | 'startsOn'
    | 'endsOn'
    | 'hoursPerClass'
    | 'numberOfClasses'
    | 'minutesTaught'
  >;
  /** Null if there is no outline. */
  outline: Pick<Outline, 'status' | 'savedAt'> | null;
  /** Every given class of the contract; deleted ones are ignored. */
  lessons: readonly Lesson[];
  /** The planned classes of the contract; cancelled ones that count are part of the hours. */
  classes?: readonly PlannedClass[];
  /** Every student with the status of their report, in the order of the pack. */
  reports: readonly PackReport[];
  /** The parts of the pack; other parts are not mentioned. */
  parts: readonly PackPart[];
  provider: Provider;
  /** Date of the document, `YYYY-MM-DD`. */
  today: string;
}

interface Line {
  id: string;
  name: ReactNode;
  standing: ReactNode;
  isMissing: boolean;
  /** A single report, listed below the total. */
  isReport?: boolean;
}

/** The cover sheet of a close-out pack: the contract, the contents in order, and what is missing. */
export function CloseOutCover({
  contract,
  outline,
  lessons,
  classes = none,
  reports,
  parts,
  provider,
  today,
  size,
}: CloseOutCoverProps) {
  const { t, stack } = coverWords.useWords();
  const { company, language, courseType, teacher, period } = useContractFacts(contract);
  const lines = useLines({ outline, lessons, reports, parts });
  const late = missingReports(reports, parts);
  const lacksOutline = parts.includes('outline') && !isSubmitted(outline);
  const used = usedHours(contract, lessons, classes);
  const lacksLessons = parts.includes('register') && lessons.every(({ status }) => status !== 'active');
  const items = [
    company,
    language,
    courseType,
    teacher,
    period,
    {
      id: 'hours',
      term: t('hoursTaughtAndContracted'),
      value: (
        <>
          <PairText
            value={numberPair((number) => `${number(used.total)} / ${number(contractedHours(contract))} h`)}
          />
          <UsedHoursNote used={used} />
        </>
      ),
    },
    { id: 'students', term: t('students'), value: reports.length },
  ];
  return (
    <PrintedDocument
      size={size}
      title={stack('closeOutPack')}
      standing={<ContractStatusBadge status={contract.status} />}
      contract={contract}
      provider={provider}
      date={t('asOf', { date: datePair(today) })}
    >
      <DescriptionList className={styles.facts} items={items} />
      {(lacksOutline || lacksLessons || late.length > 0) && (
        <section className={styles.missing}>
          <Heading level={2}>{stack('missing')}</Heading>
          <ul className={styles.lines}>
            {lacksOutline && <li>{t(outline ? 'outlineDraft' : 'outlineNone')}</li>}
            {lacksLessons && <li>{t('lessonsNone')}</li>}
            {late.length > 0 && (
              <li>
                {t('missingReports', {
                  count: late.length,
                  names: late.map(({ student }) => fullName(student)).join(', '),
                })}
              </li>
            )}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <Heading level={2}>{stack('contents')}</Heading>
        {lines.length === 0 ? (
          <p>{stack('empty')}</p>
        ) : (
          <table className={styles.contents}>
            <thead>
              <tr>
                <th scope="col">{t('document')}</th>
                <th scope="col">{t('standing')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, name, standing, isMissing, isReport }) => (
                <tr key={id} data-missing={isMissing || undefined} data-report={isReport}>
                  <th scope="row">{name}</th>
                  <td>{standing}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </PrintedDocument>
  );
}

const none: readonly PlannedClass[] = [];

/** Returns the parts of the pack, including missing ones. */
function useLines({
  outline,
  lessons,
  reports,
  parts,
}: Pick<CloseOutCoverProps, 'outline' | 'lessons' | 'reports' | 'parts'>): Line[] {
  const { t } = coverWords.useWords();
  const given = lessons.filter(({ status }) => status === 'active').length;
  const lines: Line[] = [];
  if (parts.includes('outline'))
    lines.push({
      id: 'outline',
      name: t('outline'),
      standing: outlineStanding(),
      isMissing: outline === null,
    });
  if (parts.includes('register'))
    lines.push({
      id: 'register',
      name: t('attendanceRegister'),
      standing: given === 0 ? t('lessonsNone') : t('lessons', { count: given }),
      isMissing: false,
    });
  if (parts.includes('reports')) {
    const named = reports.filter(
      ({ state }) => parts.includes('unfinished') || state === 'submitted' || state === 'file',
    );
    lines.push({
      id: 'reports',
      name: t('progressReports'),
      standing: t('submittedOf', {
        count: reports.filter(({ state }) => state === 'submitted').length,
        // A student who has left the contract needs no report.
        total: reports.filter(({ student, state }) => state !== 'none' || student.leftOn === undefined)
          .length,
      }),
      isMissing: false,
    });
    for (const { student, state } of named)
      lines.push({
        id: `report-${student.id}`,
        name: student.leftOn
          ? t('left', { name: fullName(student), date: datePair(student.leftOn) })
          : fullName(student),
        standing: t(state),
        isMissing: state === 'none' || state === 'file',
        isReport: true,
      });
  }
  return lines;

  function outlineStanding(): ReactNode {
    if (!outline) return t('outlineNone');
    if (!isSubmitted(outline)) return t('outlineDraft');
    return outline.savedAt ? t('submittedOnDate', { date: datePair(outline.savedAt) }) : t('submitted');
  }
}
