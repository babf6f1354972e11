import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const documents = ['test', 'report'] as const;
export type StudentDocument = (typeof documents)[number];

/** Returns the open document, stored in the URL so that Back on a phone closes it and a reload keeps it. */
export function useOpenDocument() {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);

  const open = (document: StudentDocument) => {
    query.set(parameter, document);
    setQuery(query, { state: openedHere, preventScrollReset: true });
  };
  const close = () => {
    // A second click must not go back twice.
    if (left.current === key) return;
    left.current = key;
    if (isOpenedHere(state)) void navigate(-1);
    else {
      // A user who came by a link has no previous page to go back to.
      query.delete(parameter);
      setQuery(query, { replace: true, preventScrollReset: true });
    }
  };
  return { document: documents.find((name) => name === query.get(parameter)) ?? null, open, close };
}

const parameter = 'view';

/** Stored in the history entry, so that it survives a reload. */
const openedHere = { documentOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'documentOpenedHere' in state;
}
