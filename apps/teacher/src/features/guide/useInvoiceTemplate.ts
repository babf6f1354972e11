import { ApiError, type ApiErrorCode, downloadFile, useApi } from '@portal/api-client';
import { saveFile, useConfig } from '@portal/shell';
import { useState } from 'react';

type Reason = 'offline' | 'forbidden' | 'not-found' | 'error';

type State =
  | { state: 'idle' | 'under-way' }
  | { state: 'done'; name: string }
  | { state: 'failed'; reason: Reason };

const reasons: Partial<Record<ApiErrorCode, Reason>> = {
  offline: 'offline',
  forbidden: 'forbidden',
  'not-found': 'not-found',
};

/** Downloads the sample invoice, a file whose id is in the provider's configuration (FILES-10). */
export function useInvoiceTemplate(): State & { download: () => Promise<void> } {
  const api = useApi();
  const { templates } = useConfig();
  const [state, setState] = useState<State>({ state: 'idle' });
  const download = async () => {
    setState({ state: 'under-way' });
    try {
      const { content, name } = await downloadFile(api, templates.invoice);
      const saved = name ?? `document-${templates.invoice}`;
      saveFile(content, saved);
      setState({ state: 'done', name: saved });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'server';
      setState({ state: 'failed', reason: reasons[code] ?? 'error' });
    }
  };
  return { ...state, download };
}
