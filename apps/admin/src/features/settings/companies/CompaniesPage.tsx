import {
  useArchiveCompany,
  useCompaniesPage,
  useCreateCompany,
  useHasExtension,
  useReadCompany,
  useRegenerateCompanyLink,
  useRenameCompany,
} from '@portal/api-client';
import type { Company } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { onDemand, tableWords, useDialogAddress, useListState } from '@portal/records';
import { useToast } from '@portal/shell';
import {
  Button,
  ButtonLink,
  CalendarIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  FilesIcon,
  IconButton,
  MailIcon,
  OpenIcon,
  RetryIcon,
  type TableColumn,
  Tooltip,
  VisuallyHidden,
} from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { archivingWords } from '../../../parts/archiving/archiving-words';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { useFocusOnShown, useShownLink } from '../../../parts/links/useShownLink';
import { NamesPage } from '../names/NamesPage';
import { namesList, namesPageSize } from '../names/names-list-state';
import { useNameRows } from '../names/useNameRows';
import { linkAddress, linkButtons, linkLine, linkQuiet } from '../settings.css';
import { companiesWords } from './companies-words';

/** The companies and their report links (SET-COMP-01 to SET-COMP-24). */
export function CompaniesPage() {
  const list = useListState(namesList);
  const filters = { ...list.state, pageSize: namesPageSize };
  const rows = useNameRows(useCompaniesPage(filters), list.state);
  const create = useCreateCompany();
  const rename = useRenameCompany();
  const calls = {
    read: useReadCompany(),
    create: ({ name }: { name: string }) => create(name),
    rename: (record: Company, name: string) => rename(record, name),
    archive: useArchiveCompany(),
  };
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const generate = useGenerateLink(rows.showSaved);
  const { t, stack, plain } = companiesWords.useWords();
  const ofTable = tableWords.useWords();
  const history = useListHistory('company', (id) => rows.query.data?.rows.find((row) => row.id === id)?.name);
  const [isExporting, setExporting] = useState(false);
  const hasContact = useHasExtension('company-contact');
  const hasThresholds = useHasExtension('absence-thresholds');
  const hasDeadlines = useHasExtension('payer-deadlines');
  const hasEvidence = useHasExtension('attestations');
  const columns = useMemo(
    (): readonly TableColumn<Company>[] => [
      {
        id: 'link',
        header: t('magicLink'),
        width: 420,
        phone: 'action',
        cell: (company) => (
          <LinkCell
            company={company}
            onGenerate={({ id, linkTail }) => (linkTail ? open('link', id) : generate.first(company))}
            onContact={hasContact ? () => open('contact', company.id) : undefined}
            onThresholds={hasThresholds ? () => open('absences', company.id) : undefined}
            onDeadlines={hasDeadlines ? () => open('payer', company.id) : undefined}
            onEvidence={hasEvidence ? () => open('evidence', company.id) : undefined}
          />
        ),
      },
    ],
    [t, open, generate, hasContact, hasThresholds, hasDeadlines, hasEvidence],
  );
  const dialogRecord = dialog && rows.query.data?.rows.find(({ id }) => id === recordId);

  return (
    <NamesPage
      noun="companies"
      list={list}
      rows={rows}
      calls={calls}
      columns={columns}
      onHistory={history.open}
      tools={
        <Button variant="quiet" icon={DownloadIcon} onClick={() => setExporting(true)}>
          {ofTable.t('csv')}
        </Button>
      }
      search={{
        label: t('search'),
        placeholder: plain('search'),
        noMatch: stack('noMatch'),
        elsewhere: !list.state.archived && (
          <ArchivedCompanies search={list.state.search} onOpen={() => list.change({ archived: true })} />
        ),
      }}
    >
      {history.drawer}
      {dialogRecord && dialog === 'contact' && hasContact && (
        <CompanyContactDialog company={dialogRecord} onClose={close} />
      )}
      {dialogRecord && dialog === 'absences' && hasThresholds && (
        <CompanyThresholdsDialog company={dialogRecord} onClose={close} />
      )}
      {dialogRecord && dialog === 'payer' && hasDeadlines && (
        <CompanyPayerTermsDialog company={dialogRecord} onClose={close} />
      )}
      {dialogRecord && dialog === 'evidence' && hasEvidence && (
        <CompanyEvidence companyId={dialogRecord.id} onClose={close} />
      )}
      {dialogRecord && dialog === 'link' && (
        <RegenerateLinkDialog company={dialogRecord} regenerate={generate.another} onClose={close} />
      )}
      {isExporting && <CompanyExport filters={list.state} onClose={() => setExporting(false)} />}
    </NamesPage>
  );
}

/** A button with the number of archived companies that match a search; renders nothing without matches. */
function ArchivedCompanies({ search, onOpen }: { search: string; onOpen: () => void }) {
  const { data } = useCompaniesPage({ search, archived: true, pageSize: 1 });
  const { t } = archivingWords.useWords();
  const number = useNumber();
  if (!data?.total) return null;
  return (
    <Button onClick={onOpen}>
      {t('inArchiveOfCompanies')} ({number(data.total)})
    </Button>
  );
}

const dialogs = ['link', 'contact', 'absences', 'payer', 'evidence'] as const;

const RegenerateLinkDialog = onDemand(
  async () => (await import('./RegenerateLinkDialog')).RegenerateLinkDialog,
);
const CompanyContactDialog = onDemand(
  async () => (await import('../../../parts/company-contact/CompanyContactDialog')).CompanyContactDialog,
);
const CompanyThresholdsDialog = onDemand(
  async () => (await import('../../../parts/absences/AbsenceThresholdsDialog')).CompanyThresholdsDialog,
);
const CompanyPayerTermsDialog = onDemand(
  async () => (await import('../../../parts/payer-deadlines/PayerTermsDialog')).CompanyPayerTermsDialog,
);
const CompanyEvidence = onDemand(async () => (await import('./CompanyEvidence')).CompanyEvidence);
const CompanyExport = onDemand(async () => (await import('./CompanyExport')).CompanyExport);

interface GenerateLink {
  /** Generates the link of a company without one; further clicks are ignored while it runs. */
  first: (company: Company) => void;
  /** Replaces the existing link; rejects with the error. */
  another: (company: Company) => Promise<void>;
}

/**
 * Generates links of companies and reports the result (SET-COMP-21, MSG-23, MSG-24). The returned functions are stable.
 */
function useGenerateLink(onGenerated: (company: Company) => void): GenerateLink {
  const generateLink = useRegenerateCompanyLink();
  const { pair } = companiesWords.useWords();
  const toast = useToast();
  const latest = useRef(onGenerated);
  useEffect(() => {
    latest.current = onGenerated;
  });
  const underWay = useRef(new Set<number>());
  const dismissFailure = useRef<() => void>(undefined);

  return useMemo(() => {
    const another = async ({ id }: Company) => {
      dismissFailure.current?.();
      latest.current(await generateLink(id));
      toast.success(pair('link.done'));
    };
    const first = (company: Company) => {
      if (underWay.current.has(company.id)) return;
      underWay.current.add(company.id);
      another(company)
        .catch((error: unknown) => {
          dismissFailure.current = toast.danger(pair('link.failed'), { error });
        })
        .finally(() => underWay.current.delete(company.id));
    };
    return { first, another };
  }, [generateLink, pair, toast]);
}

interface LinkCellProps {
  company: Company;
  /** Generates the first link, or asks before replacing it. */
  onGenerate: (company: Company) => void;
  /** Opens the contact of the company; undefined if the backend has no contacts. */
  onContact?: () => void;
  /** Opens the absence thresholds of the company; undefined if the backend has none. */
  onThresholds?: () => void;
  /** Opens what the payer of the company wants; undefined if the backend has no deadlines. */
  onDeadlines?: () => void;
  /** Opens the evidence of training of the company; undefined if the backend has none. */
  onEvidence?: () => void;
}

/**
 * A company's report link: show, open, copy or replace it; shows no link without one (SET-COMP-19 to SET-COMP-23,
 * OPEN-81, MSG-25).
 */
function LinkCell({ company, onGenerate, ...keys }: LinkCellProps) {
  const { t, stack } = companiesWords.useWords();
  const { name, active, linkTail } = company;
  // The office keeps the evidence of an archived company, which no longer opens its link.
  if (!active)
    return (
      <div className={linkLine}>
        <span className={linkQuiet}>{stack('link.resting')}</span>
        <CompanyKeys name={name} onEvidence={keys.onEvidence} />
      </div>
    );
  if (linkTail === null)
    return (
      <div className={linkLine}>
        <span className={linkQuiet}>{t('link.none')}</span>
        <Button size="small" variant="quiet" onClick={() => onGenerate(company)}>
          <span>{t('createMagicLink')}</span>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <CompanyKeys name={name} {...keys} />
      </div>
    );
  return <Link company={company} {...keys} onGenerate={() => onGenerate(company)} />;
}

interface LinkProps
  extends Pick<LinkCellProps, 'company' | 'onContact' | 'onThresholds' | 'onDeadlines' | 'onEvidence'> {
  onGenerate: () => void;
}

/** The buttons to the contact, absence thresholds, payer deadlines and evidence of a company, as far as the backend has them. */
function CompanyKeys({
  name,
  onContact,
  onThresholds,
  onDeadlines,
  onEvidence,
}: { name: string } & Pick<LinkProps, 'onContact' | 'onThresholds' | 'onDeadlines' | 'onEvidence'>) {
  const { t } = companiesWords.useWords();
  return (
    <>
      {onContact && (
        <IconButton icon={MailIcon} size="small" onClick={onContact}>
          {t('emailOf', { name })}
        </IconButton>
      )}
      {onThresholds && (
        <IconButton icon={CalendarIcon} size="small" onClick={onThresholds}>
          {t('absenceThresholdsOf', { name })}
        </IconButton>
      )}
      {onDeadlines && (
        <IconButton icon={ClockIcon} size="small" onClick={onDeadlines}>
          {t('payerDeadlinesOf', { name })}
        </IconButton>
      )}
      {onEvidence && (
        <IconButton icon={FilesIcon} size="small" onClick={onEvidence}>
          {t('evidenceOf', { name })}
        </IconButton>
      )}
    </>
  );
}

function Link({ company: { id, name, linkToken, linkTail }, onGenerate, ...keys }: LinkProps) {
  const { t, stack, pair } = companiesWords.useWords();
  const toast = useToast();
  const shown = useRef<HTMLSpanElement>(null);
  const { address, show } = useShownLink({ kind: 'company', id, tail: linkTail, token: linkToken });
  const { place, expectFocus } = useFocusOnShown(address);

  const read = async () => {
    try {
      return await show();
    } catch {
      toast.danger(pair('link.notShown'));
      return null;
    }
  };
  const copy = async () => {
    const text = await read();
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      toast.success(pair('link.copied'));
    } catch {
      // Without HTTPS or permission, the page cannot write to the clipboard.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast.danger(pair('link.notCopied'));
    }
  };

  return (
    <div ref={place} className={linkLine}>
      <span ref={shown} className={linkAddress}>
        {address ?? `…/${linkTail}`}
      </span>
      <span className={linkButtons}>
        {address === null ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              expectFocus();
              void read();
            }}
          >
            <span>{t('link.show')}</span>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <ButtonLink
            href={address}
            external
            target="_blank"
            rel="noopener noreferrer"
            size="small"
            variant="quiet"
            icon={OpenIcon}
          >
            <span>{t('open')}</span>
            <VisuallyHidden>
              {' '}
              {name} {t('link.newTab')}
            </VisuallyHidden>
          </ButtonLink>
        )}
        <IconButton icon={CopyIcon} size="small" onClick={() => void copy()}>
          {t('link.copy', { name })}
        </IconButton>
        <Tooltip content={stack('link.replaces')}>
          {(target) => (
            <IconButton {...target} icon={RetryIcon} size="small" onClick={onGenerate}>
              {t('link.regenerate', { name })}
            </IconButton>
          )}
        </Tooltip>
        <CompanyKeys name={name} {...keys} />
      </span>
    </div>
  );
}
