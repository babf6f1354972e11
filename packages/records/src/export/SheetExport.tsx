import { withMinutes, type XlsxTable } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Button, Dialog, DownloadIcon } from '@portal/ui';
import type { ReactNode } from 'react';
import { type SheetFile, saveSheet } from './save-sheet';
import { sheetWords } from './sheet-words';

export interface SheetExportProps {
  /** The file name without its extension. */
  fileName: string;
  /** The table with the shown columns. */
  table: XlsxTable;
  onClose: () => void;
}

/** Saves a loaded table as CSV or .xlsx, as the user chooses. */
export function SheetExport({ fileName, table, onClose }: SheetExportProps) {
  const { stack, pair } = sheetWords.useWords();
  const toast = useToast();
  const save = (file: SheetFile) => {
    saveSheet(file, file === 'xlsx' ? withMinutes(table) : table, fileName);
    toast.success(pair('saved', { count: table.rows.length }));
    onClose();
  };
  return <SheetChoice text={stack('text', { count: table.rows.length })} onChoose={save} onClose={onClose} />;
}

export interface SheetChoiceProps {
  /** Describes the content of the file. */
  text: ReactNode;
  onChoose: (file: SheetFile) => void;
  onClose: () => void;
}

/** Asks for the file type. */
export function SheetChoice({ text, onChoose, onClose }: SheetChoiceProps) {
  const { t, stack } = sheetWords.useWords();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={stack('export')}
      actions={
        <>
          <Button icon={DownloadIcon} onClick={() => onChoose('csv')}>
            {t('csv')}
          </Button>
          <Button variant="primary" icon={DownloadIcon} onClick={() => onChoose('xlsx')}>
            {t('xlsx')}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
