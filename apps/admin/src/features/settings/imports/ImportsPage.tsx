import { downloadPastImport, usePastImports } from '@portal/api-client';
import { importKinds, type PastImport } from '@portal/domain';
import { useListState } from '@portal/shell';
import { useCallback } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useDownload } from '../../../parts/useDownload';
import { useImportActions, useImportColumns } from './import-columns';
import { importList } from './import-list';
import { importListWords } from './import-list-words';

const dialogs = ['result', 'undo'] as const;

/** The past imports of students and teachers: files, results, and undo (DECISION-51). */
export function ImportsPage() {
  const address = useListState(importList);
  const imports = usePastImports(importList.queryOf(address.state));
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { download, busyId } = useDownload(downloadPastImport);
  const columns = useImportColumns(useCallback((id: number) => open('result', id), [open]));
  const actions = useImportActions(download);
  const { t, plain } = importListWords.useWords();
  return (
    <ListScreen
      name="imports"
      isInArea
      list={importList}
      address={address}
      query={imports}
      useRows={usePastImports}
      words={importListWords}
      columns={columns}
      lastColumn={actions}
      rowKey={rowKey}
      filters={[
        {
          kind: 'select',
          id: 'kind',
          label: t('kindFilter'),
          placeholder: plain('anyKind'),
          options: importKinds.map((value) => ({
            value,
            label: plain(`kind.${value}`),
            activeLabel: t(`kind.${value}`),
          })),
          width: 200,
        },
      ]}
      loadExport={loadExport}
    >
      {dialog && recordId !== null && (
        <OnDemand key={`${dialog} ${recordId}`} load={loadDialogs} onClose={close}>
          {({ ImportResultDialog, UndoImportDialog }) =>
            dialog === 'result' ? (
              <ImportResultDialog
                id={recordId}
                isDownloading={busyId === recordId}
                onDownload={download}
                onUndo={() => open('undo', recordId)}
                onClose={close}
              />
            ) : (
              <UndoImportDialog id={recordId} onClose={close} />
            )
          }
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: PastImport) => id;

const loadDialogs = () => import('./ImportDialogs');
const loadExport = async () => (await import('./ImportsExport')).ImportsExport;
