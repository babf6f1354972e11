import { asFileName, type PackPart, packParts, printedReports } from '@portal/domain';
import { localDay, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { Card, CheckboxGroup, PageState, type PrintPageProps } from '@portal/ui';
import { AttendanceRegister, CloseOutCover, OutlineDocument, ProgressReportDocument } from '@portal/views';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { ContractState } from '../ContractState';
import * as styles from './CloseOutPackPage.css';
import { packWords } from './pack-words';
import { type Pack, usePack } from './usePack';

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
  const { contract, outline, lessons, reports, sheets } = pack;
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
        reports={reports}
        parts={parts}
        today={today}
      />
      {hasOutline && <OutlineDocument {...every} outline={outline} />}
      {hasRegister && <AttendanceRegister {...every} lessons={lessons} today={today} />}
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
  const late = reports.filter(({ state }) => state === 'unfinished' || state === 'none').length;
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
