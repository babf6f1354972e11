// Actions on several selected rows
export { BulkActions } from './bulk/BulkActions';
export { BulkDialog } from './bulk/BulkDialog';
export { type BulkBarProps, selectionBy, selectionWith } from './bulk/bulk-selection';
export { bulkWords } from './bulk/bulk-words';
export type { Reason } from './bulk/not-done';

// Colleagues who edit the same record
export { ColleaguesNote, type ColleaguesNoteProps } from './colleagues/ColleaguesNote';

// Dialogs, and their addresses
export {
  AbsentRecordDialog,
  ListRowDialog,
  RowDialogOf,
  type RowDialogProps,
} from './dialog/AbsentRecordDialog';
export { ActionDialog } from './dialog/ActionDialog';
export { actionTexts } from './dialog/action-texts';
export { useDialogAddress } from './dialog/useDialogAddress';
export { queryToReturnTo, useRememberOpened } from './dialog/useReturnToRow';

// Exports
export { ExportDialog } from './export/ExportDialog';
export { SheetChoice, SheetExport } from './export/SheetExport';
export { type SheetFile, saveCsv, saveSheet } from './export/save-sheet';
export { sheetWords } from './export/sheet-words';

// Files
export { UploadDialog } from './files/UploadDialog';
export { uploadWords } from './files/upload-words';
export { useCheckedUpload, useDocumentUpload } from './files/useCheckedUpload';
export { useDownload } from './files/useDownload';
export { type SendingOptions, useFileSending } from './files/useFileSending';

// Forms of a record: unsaved input, merge, refusals
export { EditDialog } from './form/EditDialog';
export { FormDialog } from './form/FormDialog';
export { RecordDialog } from './form/RecordDialog';
export { RecordForm } from './form/RecordForm';
export { choicesOf, nameOf, useChoices } from './form/useChoices';
export { useDraftValues } from './form/useDraftValues';
export { useOptionSource } from './form/useOptionSource';
export { actionColumn } from './list/action-column';
// The page of a list
export { CsvExport } from './list/CsvExport';
export { csvExport, type ListCsv } from './list/csv-export';
export { csvWords, isCsvOnly } from './list/csv-words';
export { type Exported, ListExport } from './list/ListExport';
export { type ListExportProps, ListScreen } from './list/ListScreen';
export { ListScreenFilters, type ListScreenFiltersProps } from './list/ListScreenFilters';
export type { ListColumn } from './list/list-columns';
export type { FilterField } from './list/list-filter-shapes';
export { numbers } from './list/numbers';
export { RecordName } from './list/RecordName';
export { namedOptions, type RecordFilterOptions, recordFilter } from './list/record-filter';
export { type ArchiveAction, archiveItem, rowItem } from './list/row-items';
export { useListPage } from './list/useListPage';
export { columnsOfText, columnText } from './list-state/column-text';
// The state of a list in the address
export { ListStatus } from './list-state/ListStatus';
export { type ListDefinition, readListState } from './list-state/list-state';
export { type ListStateHandle, useListState } from './list-state/useListState';
export { useSearch } from './list-state/useSearch';
export { useTablePreferences } from './list-state/useTablePreferences';

// Records that load, fail to load or come on demand
export { OnDemand, onDemand } from './loading/OnDemand';
export { QueryState, type QueryStateProps } from './loading/QueryState';
export { LoadFailure, RefusedBanner } from './loading/RefusedBanner';
export { useLastKnown } from './loading/useLastKnown';

// Changes of others to the same record
export { mergeSaveWords } from './merge/merge-save-words';
export { type MergeTexts, useMergedSave } from './merge/useMergedSave';

// Notes
export { NotesDialog } from './notes/NotesDialog';
export { RecordNotes } from './notes/RecordNotes';

// Records opened recently
export {
  type RecentKind,
  type RecentRecord,
  RecentStoreContext,
  useStoreRecent,
} from './recent/recent-records';
export { recentRecords, storeRecentOf } from './recent/recent-store';

// The page of a record
export { BackLink } from './record-page/BackLink';
export { RecordMenu } from './record-page/RecordMenu';
// The page of a short list
export { type RowButtons, ShortListPage } from './short-list/ShortListPage';
export { absent } from './table/absent';
// The table of a list
export { ListCount } from './table/ListCount';
export { ListFilters } from './table/ListFilters';
export { ListPages } from './table/ListPages';
export { ListTable } from './table/ListTable';
export { type ListOrder, orderAfterPress, tableSort } from './table/list-order';
export { listWords } from './table/list-words';
export { tableWords } from './table/table-words';

// Saved views
export { ListViews } from './views/ListViews';
