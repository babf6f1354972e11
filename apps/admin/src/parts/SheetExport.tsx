import type { XlsxTable } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Button, Dialog, DownloadIcon } from '@portal/ui';
import { type SheetFile, saveSheet } from './save-sheet';
import { sheetWords } from './sheet-words';

export interface SheetExportProps {
  /** The file name without its extension. */
  fileName: string;
  /** The table with the shown columns. */
  table: XlsxTable;
  onClose: () => void;
}

/** Saves a loaded table as CSV or .xlsx, as the reader chooses. */
export function SheetExport({ fileName, table, onClose }: SheetExportProps) {
  const { t, stack, pair } = sheetWords.useWords();
  const toast = useToast();
  const save = (file: SheetFile) => {
    saveSheet(file, table, fileName);
    toast.success(pair('saved', { count: table.rows.length }));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      closeLabel={t('close')}
      title={stack('title')}
      actions={
        <>
          <Button icon={DownloadIcon} onClick={() => save('csv')}>
            {t('csv')}
          </Button>
          <Button variant="primary" icon={DownloadIcon} onClick={() => save('xlsx')}>
            {t('xlsx')}
          </Button>
        </>
      }
    >
      {stack('text', { count: table.rows.length })}
    </Dialog>
  );
}
