import {
  contractsHandlers,
  filesHandlers,
  materialsHandlers,
  outlinesHandlers,
} from '@portal/api-client/testing';
import {
  aContract,
  aMaterial,
  anOutline,
  aStoredFile,
  type Contract,
  type Outline,
  type StoredFile,
} from '@portal/domain';
import { asAdmin } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractOutlinePage } from './ContractOutlinePage';

// Set-up for the stories of the outline part and its dialogs.

/** The outline part inside the contract layout. */
export function OutlineFrame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="outline" element={<ContractOutlinePage />} />
      </Route>
    </Routes>
  );
}

/** Decorator: the portal at the outline part of contract 412. */
export const inOutlinePart = asAdmin('/contracts/edit/*', '/contracts/edit/412/outline');

/** The address that opens a dialog, for one assignment if given. */
export const atDialog = (dialog: string, assignmentId?: number) => ({
  at: `/contracts/edit/412/outline?dialog=${dialog}${assignmentId ? `&record=${assignmentId}` : ''}`,
});

/** A contract without an outline. */
export const withoutOutline: Partial<Contract> = { outline: null };

/** Two imported files, the older one first. */
export const importedFiles = [
  aStoredFile({
    id: 3061,
    title: 'Plan de cours, session précédente',
    name: 'plan-2025.csv',
    type: 'courseOutline',
    storedAt: '2026-05-04T13:00:00.000Z',
  }),
  aStoredFile({
    id: 3062,
    title: 'Plan de cours annoté',
    name: 'plan-annote.pdf',
    type: 'courseOutline',
    storedAt: '2026-09-14T15:30:00.000Z',
  }),
];

interface Around {
  outlines?: Outline[];
  files?: StoredFile[];
  /** Handlers that take precedence over the defaults. */
  first?: HttpHandler[];
}

/** API handlers for contract 412 with its outlines and materials; each story gets fresh ones. */
export function withOutline(
  differing: Partial<Contract> = {},
  { outlines = [anOutline()], files = importedFiles, first = [] }: Around = {},
): HttpHandler[] {
  const materials = [
    aMaterial(),
    aMaterial({ id: 12, title: 'English File B1', language: { id: 2, name: 'English' } }),
  ];
  return aroundContract(differing, [
    ...first,
    ...outlinesHandlers({ outlines }),
    ...filesHandlers({ files }),
    ...materialsHandlers({ materials }),
    ...contractsHandlers({ contracts: [aContract(differing)], materials }),
  ]);
}
