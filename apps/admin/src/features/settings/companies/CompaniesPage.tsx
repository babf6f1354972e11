import {
  useArchiveCompany,
  useCompaniesPage,
  useCreateCompany,
  useHasExtension,
  useReadCompany,
  useRenameCompany,
} from '@portal/api-client';
import type { Company } from '@portal/domain';
import { useListState } from '@portal/shell';
import { Button, DownloadIcon, type TableColumn } from '@portal/ui';
import { useMemo, useState } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { OnDemand } from '../../../parts/OnDemand';
import { tableWords } from '../../../parts/table-words';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { NamesPage } from '../names/NamesPage';
import { namesList, namesPageSize } from '../names/names-list-state';
import { useNameRows } from '../names/useNameRows';
import { companiesWords } from './companies-words';
import { LinkCell } from './LinkCell';
import { useGenerateLink } from './useGenerateLink';

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
        header: t('magicLink'),
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
        <OnDemand load={loadContact} onClose={close}>
          {(CompanyContactDialog) => <CompanyContactDialog company={dialogRecord} onClose={close} />}
        </OnDemand>
      )}
      {dialogRecord && dialog === 'link' && (
        <OnDemand load={loadRegenerate} onClose={close}>
          {(RegenerateLinkDialog) => (
            <RegenerateLinkDialog company={dialogRecord} regenerate={generate.another} onClose={close} />
          )}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(CompanyExport) => <CompanyExport filters={list.state} onClose={() => setExporting(false)} />}
        </OnDemand>
      )}
    </NamesPage>
  );
}

const dialogs = ['link', 'contact'] as const;

const loadRegenerate = async () => (await import('./RegenerateLinkDialog')).RegenerateLinkDialog;
const loadContact = async () =>
  (await import('../../../parts/company-contact/CompanyContactDialog')).CompanyContactDialog;
const loadExport = async () => (await import('./CompanyExport')).CompanyExport;
