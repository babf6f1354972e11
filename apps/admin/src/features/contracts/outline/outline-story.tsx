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
  aSignedInUser,
  aStoredFile,
  type Contract,
  type Outline,
  type StoredFile,
} from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractOutlinePage } from './ContractOutlinePage';

// What the stories of the outline part and its dialogs begin from.

/** The outline part in the frame of its contract. */
export function OutlineFrame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="outline" element={<ContractOutlinePage />} />
      </Route>
    </Routes>
  );
}

/** The portal around the frame, at the outline part of contract 412. */
export const inOutlinePart = inPortal({
  app: 'admin',
  user: aSignedInUser(),
  path: '/contracts/edit/*',
  at: '/contracts/edit/412/outline',
});

/** The address at which a dialog is open, about one assignment where it is about one. */
export const atDialog = (dialog: string, assignmentId?: number) => ({
  at: `/contracts/edit/412/outline?dialog=${dialog}${assignmentId ? `&record=${assignmentId}` : ''}`,
});

/** A contract whose outline nobody has begun. */
export const withoutOutline: Partial<Contract> = { outline: null };

/** Two files that were imported, the older one first. */
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
  /** Answers before everything else. */
  first?: HttpHandler[];
}

/** An API that knows contract 412 with its outlines and materials, fresh for each story. */
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
