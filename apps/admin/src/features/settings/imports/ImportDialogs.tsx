export { ImportResultDialog } from './ImportResultDialog';
export { UndoImportDialog } from './UndoImportDialog';
