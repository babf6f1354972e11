import {
  fullName,
  type Person,
  type ReportFormStatus,
  type ReportStep,
  reportSteps,
  type StepCompletion,
} from '@portal/domain';
import {
  Badge,
  Button,
  CircleIcon,
  EditIcon,
  Icon,
  type IconShape,
  Skeleton,
  SuccessIcon,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useId } from 'react';
import { vocabulary } from '../vocabulary';
import * as styles from './ClassMatrix.css';
import { classMatrixWords } from './class-matrix-words';

/** A student of the class, and how far each page of the report about them is. */
export interface ClassMatrixRow {
  student: Person;
  /** Undefined while the report is awaited, or when it could not be read. */
  pages: Record<ReportStep, StepCompletion> | undefined;
  /** The report was sent in. */
  status: ReportFormStatus | null;
  /** Asks for the report again; given where it could not be read. */
  retry?: () => void;
}

export interface ClassMatrixProps {
  /** In the order of the class. */
  rows: readonly ClassMatrixRow[];
  /** The address of a page of the wizard, of one student; left out where nothing can be filled in. */
  hrefOf?: (studentId: number, step: ReportStep) => string;
}

const icons: Record<StepCompletion['state'], IconShape> = {
  complete: SuccessIcon,
  begun: EditIcon,
  empty: CircleIcon,
};

/** What is filled in of the reports of a class and what is missing, student by page, each page one press away. */
export function ClassMatrix({ rows, hrefOf }: ClassMatrixProps) {
  const { t, stack } = classMatrixWords.useWords();
  const { stack: word } = vocabulary.useWords();
  const captionId = useId();
  const known = rows.flatMap(({ pages }) => pages ?? []);
  const submitted = rows.filter(({ status }) => status === 'submitted').length;
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
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
            <th scope="col">{stack('report')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.student.id}>
              <th scope="row">{fullName(row.student)}</th>
              <RowCells row={row} hrefOf={hrefOf} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{stack('totals')}</th>
            {reportSteps.map((step) => (
              <td key={step}>
                {known.filter((pages) => pages[step].state === 'complete').length} / {rows.length}
              </td>
            ))}
            <td>
              {submitted} / {rows.length} <span className={styles.quiet}>{stack('submitted')}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function RowCells({
  row: { student, pages, status, retry },
  hrefOf,
}: { row: ClassMatrixRow } & Pick<ClassMatrixProps, 'hrefOf'>) {
  const { t, stack } = classMatrixWords.useWords();
  const name = fullName(student);
  const everyColumn = reportSteps.length + 1;
  if (!pages)
    return (
      <td colSpan={everyColumn}>
        {retry ? (
          <span className={styles.failed}>
            {stack('failed')}
            <Button size="small" onClick={retry}>
              {t('again')}
              <VisuallyHidden> {t('againFor', { name })}</VisuallyHidden>
            </Button>
          </span>
        ) : (
          <span role="status">
            <VisuallyHidden>{t('loading', { name })}</VisuallyHidden>
            <Skeleton lines={1} />
          </span>
        )}
      </td>
    );
  const complete = reportSteps.filter((step) => pages[step].state === 'complete').length;
  return (
    <>
      {reportSteps.map((step) => (
        <td key={step}>
          {hrefOf ? (
            <TextLink variant="standalone" className={styles.page} href={hrefOf(student.id, step)}>
              <PageState of={pages[step]} />
              <VisuallyHidden>
                {' '}
                <vocabulary.T k={`reportStep.${step}`} />, {name}
              </VisuallyHidden>
            </TextLink>
          ) : (
            <span className={styles.page}>
              <PageState of={pages[step]} />
            </span>
          )}
        </td>
      ))}
      <td>
        <span className={styles.report}>
          {status === 'submitted' ? (
            <Badge tone="positive">{stack('submitted')}</Badge>
          ) : (
            <Badge>{stack('notSubmitted')}</Badge>
          )}
          <span className={styles.quiet}>
            {stack('pages', { count: complete, total: reportSteps.length })}
          </span>
        </span>
      </td>
    </>
  );
}

/** An icon, the word, and how many of the answers are there. */
function PageState({ of: { state, answered, asked } }: { of: StepCompletion }) {
  const { stack } = classMatrixWords.useWords();
  return (
    <>
      <span className={styles.state[state]}>
        <Icon of={icons[state]} />
      </span>
      <span className={styles.words}>
        {stack(state)}
        <span className={styles.quiet}>
          {answered} / {asked}
        </span>
      </span>
    </>
  );
}
