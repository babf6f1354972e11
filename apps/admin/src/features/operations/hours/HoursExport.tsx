import { useExportStatements, useHasExtension, useReadHoursClasses } from '@portal/api-client';
import {
  addUpTo,
  type CalendarMonth,
  classLines,
  type HoursFileColumn,
  type HoursFileKind,
  type HoursFileLine,
  type HoursFileTexts,
  hoursFileCell,
  hoursFileColumns,
  hoursFileKinds,
  hoursOf,
  sumLines,
  type TeacherMonth,
  totalHours,
  type XlsxTable,
} from '@portal/domain';
import { joinPairs, moneyPair, monthYearPair, numberPair, PairText } from '@portal/i18n';
import {
  columnsOfText,
  columnText,
  type ListExportProps,
  ListViews,
  RefusedBanner,
  type SheetFile,
  saveSheet,
  tableWords,
} from '@portal/records';
import { useToast, useToday } from '@portal/shell';
import {
  Button,
  CheckboxField,
  Cluster,
  type ColumnChoice,
  ColumnChooser,
  DescriptionList,
  Dialog,
  DownloadIcon,
  everyColumn,
  SegmentedControl,
  Stack,
  type TableColumn,
  useBusy,
  visibleColumns,
} from '@portal/ui';
import { statementStatusWords, useCourseTypeText } from '@portal/views';
import { type ReactNode, useState } from 'react';
import { hoursExportWords, layoutWords } from './hours-export-words';
import { shownMonth, type TeacherMonthFilters } from './hours-list';
import { useTeacherMonths } from './useTeacherMonths';

export interface HoursExportProps extends Pick<ListExportProps<TeacherMonthFilters>, 'filters' | 'onClose'> {
  /** Ids of the selected teachers; all visible ones by default. */
  selected?: ReadonlySet<unknown>;
}

/** The reason why there is no file: an error, or hours that were recorded in the meantime. */
type Failure = { error: unknown } | 'changed';

/** Exports the visible or selected months for payroll and accounting, and marks statements as exported. */
export function HoursExport({ filters, selected, onClose }: HoursExportProps) {
  const { t, stack, plain, pair } = hoursExportWords.useWords();
  const table = tableWords.useWords();
  const texts = useFileTexts();
  const toast = useToast();
  const month = shownMonth(filters.month, useToday());
  const { data, retry } = useTeacherMonths(filters);
  const readClasses = useReadHoursClasses();
  const hasCancellations = useHasExtension('cancellations');
  const saysExport = useHasExtension('step-up');
  const exportStatements = useExportStatements();
  const { busy, run } = useBusy();
  const [layout, setLayout] = useState(everySum);
  const [isMarking, setMarking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (!data) return null;

  const wanted = selected ? [...data.whole.values()].filter(({ id }) => selected.has(id)) : data.rows;
  const approved = wanted.flatMap(({ id }) => {
    const whole = data.whole.get(id);
    return whole?.status === 'approved' ? [whole] : [];
  });
  const months = isMarking ? approved : wanted;
  const { kind, choice } = layout;
  const columns = columnsOf(kind, hasCancellations, (column) => t(`column.${column}`));
  const written = visibleColumns(columns, choice).map(({ id }) => id as HoursFileColumn);

  const read = async () => {
    if (kind === 'sums') return sumLines(month, months);
    const shown = new Set(months.map(({ id }) => id));
    const classes = (await readClasses({ month }, new AbortController().signal, saysExport)).filter(
      ({ teacher }) => shown.has(teacher?.id ?? 0),
    );
    return classLines(month, months, classes);
  };
  const save = (file: SheetFile) =>
    run(async () => {
      setFailure(undefined);
      try {
        const lines = await read();
        if (!addUpTo(months, lines)) {
          await retry();
          setFailure('changed');
          return;
        }
        if (isMarking) await exportStatements(approved.flatMap(({ statement }) => statement ?? []));
        const kinds: Record<string, XlsxTable['columns'][number]['kind']> = hoursFileColumns[kind];
        const sheet: XlsxTable = {
          name: plain('hours'),
          columns: written.map((column) => ({
            head: plain(`column.${column}`),
            kind: kinds[column] ?? 'text',
          })),
          rows: lines.map((line) => written.map((column) => hoursFileCell(line, column, texts))),
        };
        saveSheet(file, sheet, `heures-hours-${month}`);
        toast.success(pair('saved', { count: lines.length }));
        onClose();
      } catch (error) {
        await retry();
        setFailure({ error });
      }
    });

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {(['csv', 'xlsx'] as const).map((file) => (
            <Button
              key={file}
              variant={file === 'xlsx' ? 'primary' : undefined}
              icon={DownloadIcon}
              busy={busy}
              onClick={() => void save(file)}
            >
              {t(file)}
            </Button>
          ))}
        </>
      }
    >
      <Stack gap="large">
        {failure &&
          (failure === 'changed' ? (
            <RefusedBanner error={null}>{stack('changed')}</RefusedBanner>
          ) : (
            <RefusedBanner error={failure.error}>{stack('failed')}</RefusedBanner>
          ))}
        <SegmentedControl
          label={t('fileLines')}
          value={kind}
          onValueChange={(next) => setLayout({ ...everySum, kind: next })}
          options={hoursFileKinds.map((value) => ({ value, label: t(value) }))}
        />
        <DescriptionList
          layout="rows"
          items={[
            { id: 'content', term: t('content'), value: <Content month={month} months={months} /> },
            {
              id: 'columns',
              term: t('columns'),
              value: written.map((id) => plain(`column.${id}`)).join(', '),
            },
          ]}
        />
        <Cluster>
          <ListViews
            list="hoursExport"
            label={t('layouts')}
            words={layoutWords}
            query={layoutText(layout)}
            onOpen={(text) => setLayout(layoutOfText(text))}
          />
          <ColumnChooser
            columns={columns}
            choice={choice}
            onChoice={(next) => setLayout({ kind, choice: next })}
            label={table.t('columns')}
            earlierLabel={table.t('earlier')}
            laterLabel={table.t('later')}
            resetLabel={table.t('reset')}
          />
        </Cluster>
        {approved.length > 0 && (
          <CheckboxField
            label={t('mark', { count: approved.length })}
            hint={t('markHint')}
            checked={isMarking}
            onChange={({ currentTarget }) => setMarking(currentTarget.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** The columns that a backend without rules for cancelled classes cannot fill in. */
const ofCancellations: ReadonlySet<string> = new Set<HoursFileColumn>(['billed', 'cancelled']);

/** The columns of a file, each with its heading. The last name cannot be removed, so that a file is never empty. */
function columnsOf(
  kind: HoursFileKind,
  hasCancellations: boolean,
  head: (column: HoursFileColumn) => ReactNode,
): TableColumn<HoursFileLine>[] {
  return Object.keys(hoursFileColumns[kind])
    .filter((id) => hasCancellations || !ofCancellations.has(id))
    .map((id) => ({
      id,
      header: head(id as HoursFileColumn),
      phone: id === 'lastName' ? 'title' : 'line',
      cell: () => null,
    }));
}

function useFileTexts(): HoursFileTexts {
  const { plain } = hoursExportWords.useWords();
  const status = statementStatusWords.useWords();
  const courseTypeName = useCourseTypeText();
  return { statusName: status.plain, courseTypeName, cancelled: plain('column.cancelled') };
}

/** Shows whose hours the file contains, with the same totals as on screen. */
function Content({ month, months }: { month: CalendarMonth; months: readonly TeacherMonth[] }) {
  const { pair } = hoursExportWords.useWords();
  const { minutes, amountCents } = totalHours(months);
  return (
    <Stack gap="none">
      <PairText value={monthYearPair(month)} />
      <span>
        <PairText
          value={joinPairs(
            [
              pair('teachers', { count: months.length }),
              numberPair((number) => `${number(hoursOf(minutes))} h`),
              moneyPair(amountCents),
            ],
            ' · ',
          )}
        />
      </span>
    </Stack>
  );
}

/** Layout of a file: the kind of lines, and the columns in order. */
interface HoursExportLayout {
  kind: HoursFileKind;
  choice: ColumnChoice;
}

const everySum: HoursExportLayout = { kind: 'sums', choice: everyColumn };

/** Serializes a layout, which is stored like a saved view. */
function layoutText({ kind, choice }: HoursExportLayout): string {
  return new URLSearchParams({ lines: kind, columns: columnText(choice) }).toString();
}

/** Parses a stored layout; returns sums with all columns if the text is invalid. */
function layoutOfText(text: string): HoursExportLayout {
  const query = new URLSearchParams(text);
  const kind = hoursFileKinds.find((one) => one === query.get('lines'));
  return kind ? { kind, choice: columnsOfText(query.get('columns') ?? '') } : everySum;
}
