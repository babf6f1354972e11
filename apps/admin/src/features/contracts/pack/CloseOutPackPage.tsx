import {
  type Query,
  type ReportToPrint,
  useClassesOfHours,
  useContract,
  useContractReports,
  useLessons,
  useOutline,
  useReportsToPrint,
} from '@portal/api-client';
import {
  asFileName,
  type Contract,
  hasStudents,
  isReportMissing,
  type Lesson,
  type Outline,
  type PackPart,
  type PackReport,
  type PlannedClass,
  packParts,
  packReports,
  packStudents,
  printedReports,
} from '@portal/domain';
import { localDay, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { Card, CheckboxGroup, PageState, type PrintPageProps } from '@portal/ui';
import { AttendanceRegister, CloseOutCover, OutlineDocument, ProgressReportDocument } from '@portal/views';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { ContractState } from '../ContractState';
import * as styles from './CloseOutPackPage.css';
import { packWords } from './pack-words';

/** The outline, register and reports of a contract behind one cover, to print or save as one PDF. */
export function CloseOutPackPage() {
  const id = Number(useParams().id);
  const pack = usePack(id);
  const [parts, setParts] = useState<readonly PackPart[]>(packParts);
  const { t } = packWords.useWords();
  return (
    <PrintLayout
      back={{ href: pathTo('courses.edit.final', { id }), label: t('back') }}
      ready={pack.data !== undefined}
    >
      {(paper) => {
        if (pack.data)
          return <OpenPack key={id} pack={pack.data} paper={paper} parts={parts} onParts={setParts} />;
        if (pack.error) return <ContractState error={pack.error} retry={pack.retry} />;
        return <PageState kind="loading" level={1} title={t('loading')} />;
      }}
    </PrintLayout>
  );
}

interface OpenPackProps {
  pack: Pack;
  paper: NonNullable<PrintPageProps['size']>;
  parts: readonly PackPart[];
  onParts: (parts: readonly PackPart[]) => void;
}

function OpenPack({ pack, paper, parts, onParts }: OpenPackProps) {
  const { contract, outline, lessons, classes, reports, sheets } = pack;
  const { t, plain } = packWords.useWords();
  const provider = useProvider();
  const every = { size: paper, contract, provider };
  const today = localDay();
  const hasOutline = outline !== null && parts.includes('outline');
  const hasRegister = parts.includes('register');
  const chosen = printedReports(reports, parts).flatMap(
    ({ student }) => sheets.find(({ studentId }) => studentId === student.id) ?? [],
  );
  return (
    <div className={styles.view}>
      <PageTitle>
        {asFileName(`${contract.number} ${contract.company?.name ?? ''} - ${plain('closeOutPack')}`)}
      </PageTitle>
      <Card className={styles.parts}>
        <PartChoice pack={pack} onParts={onParts} />
        <p role="status" className={styles.count}>
          {t('sheets', { count: 1 + Number(hasOutline) + Number(hasRegister) + chosen.length })}
        </p>
      </Card>
      <CloseOutCover
        {...every}
        outline={outline}
        lessons={lessons}
        classes={classes}
        reports={reports}
        parts={parts}
        today={today}
      />
      {hasOutline && <OutlineDocument {...every} outline={outline} />}
      {hasRegister && <AttendanceRegister {...every} lessons={lessons} classes={classes} today={today} />}
      {chosen.map(({ studentId, report, courseInfo }) => (
        <ProgressReportDocument
          {...every}
          key={studentId}
          report={report}
          courseInfo={courseInfo}
          lessons={lessons}
          today={today}
        />
      ))}
    </div>
  );
}

/** Chooses what to print; incomplete reports are an option only if there are some. */
function PartChoice({ pack: { outline, reports }, onParts }: Pick<OpenPackProps, 'pack' | 'onParts'>) {
  const { t, stack } = packWords.useWords();
  const late = reports.filter((report) => report.state === 'unfinished' || isReportMissing(report)).length;
  const options = [
    { value: 'outline', label: t(outline ? 'outline' : 'outlineNone') },
    { value: 'register', label: t('attendanceRegister') },
    {
      value: 'reports',
      label: t('reports', { count: reports.filter(({ state }) => state === 'submitted').length }),
    },
    ...(late > 0 ? [{ value: 'unfinished', label: t('unfinished', { count: late }) } as const] : []),
  ] as const;
  return (
    <CheckboxGroup<PackPart>
      name="parts"
      label={t('parts')}
      hint={stack('partsHint')}
      options={options}
      defaultValue={packParts}
      onValuesChange={onParts}
    />
  );
}

/** The content of a close-out pack. */
interface Pack {
  contract: Contract;
  /** Null if there is none. */
  outline: Outline | null;
  lessons: readonly Lesson[];
  classes: readonly PlannedClass[];
  /** Every student with the status of their report, in the order of the pack. */
  reports: readonly PackReport[];
  /** The printable reports. */
  sheets: readonly ReportToPrint[];
}

/** More than any contract has; older files of the same students count too. */
const allReports = { pageSize: 2000 };

/** Loads a contract with all documents that are filed when it ends; returns no data until all of it has loaded. */
function usePack(id: number): Pick<Query<Pack>, 'data' | 'error' | 'retry'> {
  const query = useContract(id);
  const outline = useOutline(id);
  const lessons = useLessons(id);
  const classes = useClassesOfHours(id);
  const listed = useContractReports(id, allReports);
  // A contract cached from a list may lack its students.
  const contract = query.data && hasStudents(query.data) ? query.data : undefined;
  const students =
    contract && listed.data && lessons.data && packStudents(contract, listed.data.rows, lessons.data.rows);
  const sheets = useReportsToPrint(
    students ? students.map((student) => ({ studentId: student.id, contractId: id })) : null,
  );
  const queries = [query, outline, lessons, classes, listed, sheets];
  return {
    error: queries.find(({ data, error }) => error && data === undefined)?.error ?? query.error,
    retry: () => Promise.all(queries.filter(({ error }) => error).map(({ retry }) => retry())),
    data:
      contract &&
      outline.data !== undefined &&
      lessons.data &&
      classes.data &&
      students &&
      listed.data &&
      sheets.data
        ? {
            contract,
            outline: outline.data,
            lessons: lessons.data.rows,
            classes: classes.data,
            reports: packReports(
              students,
              sheets.data.map(({ report }) => report.form),
              listed.data.rows,
            ),
            sheets: sheets.data,
          }
        : undefined,
  };
}
