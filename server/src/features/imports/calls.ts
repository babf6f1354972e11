import { getImportColumns, rememberImportColumns } from './columns.ts';

/** The calls about imports of people. */
export const imports = { getImportColumns, rememberImportColumns };
