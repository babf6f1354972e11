import { type ApiError, downloadCompanyEvidence, useApi, useCompanyEvidence } from '@portal/api-client';
import {
  type AttestationLanguage,
  attestationLanguages,
  type EvidenceRow,
  evidenceFileName,
  evidenceTotals,
  fullName,
} from '@portal/domain';
import { daySpanPair, documentLanguage, PairText, useLanguageMode } from '@portal/i18n';
import { FailureReason, saveFile, useToday } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  Cluster,
  DataTable,
  Dialog,
  DownloadIcon,
  EmptyState,
  SegmentedControl,
  SelectField,
  Stack,
  type TableColumn,
  Text,
} from '@portal/ui';
import { MarkedName } from '@portal/views';
import { type ComponentType, useMemo, useState } from 'react';
import * as styles from './EvidenceDialog.css';
import { evidenceDialogWords } from './evidence-dialog-words';
import { saveXlsx } from './saveXlsx';

export interface EvidenceDialogProps {
  /** The company, for the office; undefined on the page of a private link. */
  companyId?: number;
  /** Shows an error when the evidence cannot be loaded. */
  QueryState: ComponentType<{ error: ApiError; retry: () => Promise<unknown> }>;
  onClose: () => void;
}

/** A company's evidence of training in a calendar year, to read and to save as spreadsheet or PDF (DECISION-201). */
export function EvidenceDialog({ companyId, QueryState, onClose }: EvidenceDialogProps) {
  const { t, stack } = evidenceDialogWords.useWords();
  const thisYear = Number(useToday().slice(0, 4));
  const [mode] = useLanguageMode();
  const [year, setYear] = useState(thisYear);
  const [language, setLanguage] = useState<AttestationLanguage>(documentLanguage(mode));
  const request = { year, language, ...(companyId !== undefined && { companyId }) };
  const { data, error, retry, isValidating } = useCompanyEvidence(request);
  const pdf = usePdf(request);
  const columns = useColumns();
  // A year whose answer is not there yet keeps the choice of years.
  const [years, setYears] = useState<readonly number[]>([]);
  if (data && data.years !== years && data.years.join() !== years.join()) setYears(data.years);
  const offered = [...new Set([thisYear, year, ...years])].toSorted((one, other) => other - one);
  const isEmpty = data?.rows.length === 0;
  const totals = data && !isEmpty && evidenceTotals(data.rows);

  return (
    <Dialog
      open
      size="large"
      title={stack('title')}
      onClose={onClose}
      tools={
        <div className={styles.filters}>
          <SelectField
            label={t('year')}
            options={offered.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(year)}
            onChange={({ currentTarget }) => {
              pdf.forget();
              setYear(Number(currentTarget.value));
            }}
          />
          <SegmentedControl
            label={t('language')}
            options={attestationLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onValueChange={(value) => {
              pdf.forget();
              setLanguage(value);
            }}
          />
        </div>
      }
      actions={
        <>
          <Button
            size="large"
            icon={DownloadIcon}
            disabled={!data}
            blockedReason={isEmpty && stack('noneToSave')}
            onClick={() => data && saveXlsx(data, language)}
          >
            Excel
          </Button>
          <Button
            variant="primary"
            size="large"
            icon={DownloadIcon}
            disabled={!data}
            busy={pdf.isBusy}
            blockedReason={isEmpty && stack('noneToSave')}
            onClick={() => data && void pdf.download(evidenceFileName(data, language, 'pdf'))}
          >
            PDF
          </Button>
        </>
      }
    >
      <Stack className={styles.content}>
        <Text as="div" tone="soft">
          {stack('hint')}
        </Text>
        {pdf.refusal !== null && (
          <Banner tone="critical" role="alert">
            <FailureReason error={pdf.refusal}>{stack('notDownloaded')}</FailureReason>
          </Banner>
        )}
        {error && <QueryState error={error} retry={retry} />}
        <Cluster gap="large" role="status">
          {totals && (
            <span className={styles.totals}>
              {t('people', { count: totals.people })} · {t('duration', durationOf(totals.minutes))}
            </span>
          )}
          {data?.accreditation && (
            <Text as="span" tone="soft">
              {t('accreditation', { number: data.accreditation })}
            </Text>
          )}
        </Cluster>
        {(data || !error) && (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={data?.rows}
            rowKey={({ student, contract }) => `${student.id}-${contract.id}`}
            busy={isValidating && data !== undefined}
            loadingLabel={t('loading')}
            scroll="page"
            least={720}
          >
            {isEmpty && (
              <EmptyState level={3} title={t('none', { year: String(year) })} text={stack('noneText')} />
            )}
          </DataTable>
        )}
      </Stack>
    </Dialog>
  );
}

const durationOf = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

const tones = {
  valid: 'positive',
  superseded: 'caution',
  replaced: 'neutral',
  withdrawn: 'critical',
} as const satisfies Record<EvidenceRow['attestations'][number]['state'], BadgeTone>;

function useColumns(): readonly TableColumn<EvidenceRow>[] {
  const { t } = evidenceDialogWords.useWords();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('person'),
        phone: 'title',
        cell: ({ student }) => <MarkedName of={student} />,
      },
      {
        id: 'contract',
        header: t('contract'),
        cell: ({ contract, object, invoice }) => (
          <span className={styles.lines}>
            <span>{contract.number}</span>
            <span>{object}</span>
            {invoice !== null && <span className={styles.soft}>{t('invoice', { number: invoice })}</span>}
          </span>
        ),
      },
      {
        id: 'dates',
        header: t('dates'),
        cell: ({ firstOn, lastOn }) =>
          firstOn === null || lastOn === null ? (
            <span className={styles.soft}>{t('noDates')}</span>
          ) : (
            <PairText value={daySpanPair(firstOn, lastOn)} layout="stack" />
          ),
      },
      {
        id: 'hours',
        header: t('hours'),
        cell: ({ minutes }) => t('duration', durationOf(minutes)),
      },
      {
        id: 'teacher',
        header: t('teacher'),
        isEmpty: ({ teachers }) => teachers.length === 0,
        cell: ({ teachers }) => (
          <span className={styles.lines}>
            {teachers.map((teacher) => (
              <span key={teacher.id}>{fullName(teacher)}</span>
            ))}
          </span>
        ),
      },
      {
        id: 'attestation',
        header: t('attestation'),
        cell: ({ attestations }) =>
          attestations.length === 0 ? (
            <span className={styles.soft}>{t('noAttestation')}</span>
          ) : (
            <span className={styles.lines}>
              {attestations.map(({ number, state }) => (
                <span key={number} className={styles.lines}>
                  {number} <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                </span>
              ))}
            </span>
          ),
      },
    ],
    [t],
  );
}

/** Downloads the PDF; keeps why it was refused, until another one is asked for. */
function usePdf(request: Parameters<typeof downloadCompanyEvidence>[1]) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const download = async (name: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      const file = await downloadCompanyEvidence(api, request);
      saveFile(file.content, file.name ?? name);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, download, forget: () => setRefusal(null) };
}
