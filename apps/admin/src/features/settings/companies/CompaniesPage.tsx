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
import { useListState, useToast } from '@portal/shell';
import { Button, DownloadIcon, type TableColumn } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { onDemand } from '../../../parts/OnDemand';
import { tableWords } from '../../../parts/table-words';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { NamesPage } from '../names/NamesPage';
import { namesList, namesPageSize } from '../names/names-list-state';
import { useNameRows } from '../names/useNameRows';
import { companiesWords } from './companies-words';
import { LinkCell } from './LinkCell';

/** The client companies and their report links (SET-COMP-01 to SET-COMP-24). */
export function CompaniesPage() {
  const list = useListState(namesList);
  const filters = { ...list.state, pageSize: namesPageSize };
  const rows = useNameRows(useCompaniesPage(filters), list.state);
  const calls = {
    read: useReadCompany(),
    create: useCreateCompany(),
    rename: useRenameCompany(),
    archive: useArchiveCompany(),
  };
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const generate = useGenerateLink(rows.showSaved);
  const { t, stack, plain } = companiesWords.useWords();
  const ofTable = tableWords.useWords();
  const history = useListHistory('company', (id) => rows.query.data?.rows.find((row) => row.id === id)?.name);
  const [isExporting, setExporting] = useState(false);
  const hasContact = useHasExtension('company-contact');
  const columns = useMemo(
    (): readonly TableColumn<Company>[] => [
      {
        id: 'link',
        header: t('link.title'),
        width: 420,
        phone: 'action',
        cell: (company) => (
          <LinkCell
            company={company}
            onGenerate={({ id, linkToken }) => (linkToken ? open('link', id) : generate.first(company))}
            onContact={hasContact ? () => open('contact', company.id) : undefined}
          />
        ),
      },
    ],
    [t, open, generate, hasContact],
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
      search={{ label: t('search'), placeholder: plain('search'), noMatch: stack('noMatch') }}
    >
      {history.drawer}
      {dialogRecord && dialog === 'contact' && hasContact && (
        <CompanyContactDialog company={dialogRecord} onClose={close} />
      )}
      {dialogRecord && dialog === 'link' && (
        <RegenerateLinkDialog company={dialogRecord} regenerate={generate.another} onClose={close} />
      )}
      {isExporting && <CompanyExport filters={list.state} onClose={() => setExporting(false)} />}
    </NamesPage>
  );
}

const dialogs = ['link', 'contact'] as const;

const RegenerateLinkDialog = onDemand(
  async () => (await import('./RegenerateLinkDialog')).RegenerateLinkDialog,
);
const CompanyContactDialog = onDemand(
  async () => (await import('../../../parts/company-contact/CompanyContactDialog')).CompanyContactDialog,
);
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
      try {
        latest.current(await generateLink(id));
        toast.success(pair('link.done'));
      } catch (error) {
        dismissFailure.current = toast.danger(pair('link.failed'));
        throw error;
      }
    };
    const first = (company: Company) => {
      if (underWay.current.has(company.id)) return;
      underWay.current.add(company.id);
      another(company)
        .catch(() => undefined)
        .finally(() => underWay.current.delete(company.id));
    };
    return { first, another };
  }, [generateLink, pair, toast]);
}
