import {
  fullName,
  type Person,
  type ReportFormStatus,
  type ReportStep,
  reportSteps,
  type StepCompletion,
} from '@portal/domain';
import {
  Button,
  CircleIcon,
  EditIcon,
  Icon,
  type IconShape,
  Skeleton,
  SuccessIcon,
  TextLink,
  useIsPhone,
  VisuallyHidden,
} from '@portal/ui';
import { useId } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { vocabulary } from '../vocabulary';
import * as styles from './ClassMatrix.css';
import { classMatrixWords } from './class-matrix-words';

/** A student of the class, with the progress of each page of their report. */
export interface ClassMatrixRow {
  student: Person;
  /** Undefined while the report is loading or if it could not be read. */
  pages: Record<ReportStep, StepCompletion> | undefined;
  /** Status of the report; null if there is none. */
  status: ReportFormStatus | null;
  /** Loads the report again; set if loading failed. */
  retry?: () => void;
}

export interface ClassMatrixProps {
  /** In the order of the class. */
  rows: readonly ClassMatrixRow[];
  /** Returns the URL of a student's wizard page; undefined if reports cannot be edited. */
  hrefOf?: (studentId: number, step: ReportStep) => string;
}

const icons: Record<StepCompletion['state'], IconShape> = {
  complete: SuccessIcon,
  begun: EditIcon,
  empty: CircleIcon,
};

/**
 * Shows the progress of a class's reports as a matrix of students and pages, with a link to each page; as cards on a
 * phone.
 */
export function ClassMatrix(props: ClassMatrixProps) {
  return useIsPhone() ? <ClassCards {...props} /> : <ClassTable {...props} />;
}

function ClassTable({ rows, hrefOf }: ClassMatrixProps) {
  const { t, stack } = classMatrixWords.useWords();
  const { stack: word } = vocabulary.useWords();
  const captionId = useId();
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      aria-labelledby={captionId}
    >
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{stack('student')}</th>
            {reportSteps.map((step) => (
              <th key={step} scope="col">
                {word(`reportStep.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.student.id}>
              <th scope="row">
                <MarkedName of={row.student} />
                <Standing row={row} />
              </th>
              {row.pages ? (
                reportSteps.map((step) => (
                  <td key={step}>
                    <PageOf row={row} step={step} hrefOf={hrefOf} />
                  </td>
                ))
              ) : (
                <td colSpan={reportSteps.length}>
                  <Awaited row={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {stack('totals')}
              <SubmittedCount rows={rows} />
            </th>
            {reportSteps.map((step) => (
              <td key={step}>
                {completeCount(rows, step)} / {rows.length}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function ClassCards({ rows, hrefOf }: ClassMatrixProps) {
  const { stack, plain } = classMatrixWords.useWords();
  const { stack: word } = vocabulary.useWords();
  return (
    <div className={styles.cards}>
      <ul aria-label={plain('caption')} className={styles.cards}>
        {rows.map((row) => (
          <li key={row.student.id} className={styles.card}>
            <div className={styles.cardName}>
              <MarkedName of={row.student} />
            </div>
            <Standing row={row} />
            {row.pages ? (
              <ul className={styles.pages}>
                {reportSteps.map((step) => (
                  <li key={step}>
                    <PageOf row={row} step={step} hrefOf={hrefOf} named />
                  </li>
                ))}
              </ul>
            ) : (
              <Awaited row={row} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.card}>
        <div className={styles.cardName}>{stack('totals')}</div>
        <SubmittedCount rows={rows} />
        <ul className={styles.pages}>
          {reportSteps.map((step) => (
            <li key={step} className={styles.total}>
              <span>{word(`reportStep.${step}`)}</span>
              <span>
                {completeCount(rows, step)} / {rows.length}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Returns the number of loaded reports in which the page is complete. */
function completeCount(rows: readonly ClassMatrixRow[], step: ReportStep): number {
  return rows.filter(({ pages }) => pages?.[step].state === 'complete').length;
}

function SubmittedCount({ rows }: Pick<ClassMatrixProps, 'rows'>) {
  const { stack } = classMatrixWords.useWords();
  const count = rows.filter(({ status }) => status === 'submitted').length;
  return <div className={styles.quiet}>{stack('submittedCount', { count, total: rows.length })}</div>;
}

/** Whether the report is submitted, and how many of its pages are complete. */
function Standing({ row: { status, pages } }: { row: ClassMatrixRow }) {
  const { stack } = classMatrixWords.useWords();
  if (!pages) return null;
  const count = reportSteps.filter((step) => pages[step].state === 'complete').length;
  return (
    <div className={styles.quiet}>
      {stack(status === 'submitted' ? 'submitted' : 'notSubmitted', { count, total: reportSteps.length })}
    </div>
  );
}

function Awaited({ row: { student, retry } }: { row: ClassMatrixRow }) {
  const { t, stack } = classMatrixWords.useWords();
  const name = fullName(student);
  return retry ? (
    <span className={styles.failed}>
      <span>{stack('failed')}</span>
      <Button size="small" onClick={retry}>
        {t('retry')}
        <VisuallyHidden> {t('againFor', { name })}</VisuallyHidden>
      </Button>
    </span>
  ) : (
    <span role="status">
      <VisuallyHidden>{t('loading', { name })}</VisuallyHidden>
      <Skeleton lines={1} />
    </span>
  );
}

interface PageOfProps extends Pick<ClassMatrixProps, 'hrefOf'> {
  row: ClassMatrixRow;
  step: ReportStep;
  /** Shows the name of the page, if there is no column header. */
  named?: boolean;
}

/** One page of one report: icon, status and number of answers, with a link if it can be edited. */
function PageOf({ row: { student, pages }, step, hrefOf, named = false }: PageOfProps) {
  const { stack } = classMatrixWords.useWords();
  const { t: word, stack: stacked } = vocabulary.useWords();
  if (!pages) return null;
  const { state, answered, questionCount } = pages[step];
  const content = (
    <>
      <span className={styles.state[state]}>
        <Icon of={icons[state]} />
      </span>
      <span className={styles.words}>
        {named && <span className={styles.pageName}>{stacked(`reportStep.${step}`)}</span>}
        {stack(state)}
        <span className={styles.quiet}>
          {answered} / {questionCount}
        </span>
      </span>
    </>
  );
  if (!hrefOf) return <span className={styles.page}>{content}</span>;
  return (
    <TextLink variant="standalone" className={styles.page} href={hrefOf(student.id, step)}>
      {content}
      <VisuallyHidden>
        {' '}
        {!named && <>{word(`reportStep.${step}`)}, </>}
        {fullName(student)}
      </VisuallyHidden>
    </TextLink>
  );
}
