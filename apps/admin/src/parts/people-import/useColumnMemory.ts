import { useHasExtension, useRememberColumns, useRememberedColumns } from '@portal/api-client';
import type { ImportKind, RememberedColumn } from '@portal/domain';
import { useState } from 'react';
import { readRememberedColumns, rememberedColumnsCookie } from './remembered-columns';

export interface ColumnMemory {
  /** The columns that were matched in earlier files, as loaded when the dialog opened. */
  remembered: readonly RememberedColumn[];
  /** Remembers columns for the next file; failures are ignored. */
  remember: (columns: readonly RememberedColumn[]) => Promise<void>;
}

/** Remembers matched columns: on the server for all colleagues if it can, otherwise in this browser (DECISION-51). */
export function useColumnMemory(kind: ImportKind): ColumnMemory {
  const isShared = useHasExtension('import-history');
  const shared = useRememberedColumns(isShared ? kind : null);
  const rememberShared = useRememberColumns();
  const [own] = useState(() => readRememberedColumns(document.cookie, kind));
  // A colleague's later match must not change a file that is being corrected.
  const [first, setFirst] = useState(shared.data);
  if (!first && shared.data) setFirst(shared.data);
  return {
    remembered: (isShared ? first : own) ?? noColumns,
    async remember(columns) {
      if (columns.length === 0) return;
      if (isShared) await rememberShared(kind, columns).catch(() => undefined);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
      else document.cookie = rememberedColumnsCookie(document.cookie, kind, columns);
    },
  };
}

const noColumns: readonly RememberedColumn[] = [];
