import {
  contractsHandlers,
  lookupsHandlers,
  notesHandlers,
  studentsHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aSignedInUser, aStudent, aTeacher, aTeacherAccount, type Contract } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout, ContractHead, useOpenContract } from '../ContractEditLayout';

// What the stories of the right column and its dialogs begin from.

/** The frame of a contract with nothing but its head in the centre. */
export function ContractFrame() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="basic" element={<Head />} />
        <Route path="attendance" element={<Head />} />
      </Route>
    </Routes>
  );
}

function Head() {
  return <ContractHead contract={useOpenContract()} />;
}

/** The portal around the frame, at the address of contract 412. */
export const inContract = inPortal({
  app: 'admin',
  user: aSignedInUser(),
  path: '/contracts/edit/*',
  at: '/contracts/edit/412/basic',
});

/** The address at which a dialog of contract 412 is open. */
export const atDialog = (dialog: 'teacher' | 'students') => ({
  at: `/contracts/edit/412/basic?dialog=${dialog}`,
});

const enrolled = aStudent().contracts;

/** Three in the contract, two who could join: one of another company, one imported. */
export const people = [
  aStudent({ contracts: enrolled }),
  aStudent({ id: 502, name: 'Marc-André', lastName: 'Thériault', contracts: enrolled }),
  aStudent({ id: 503, name: 'Siobhán', lastName: 'O’Brien', company: null, contracts: enrolled }),
  aStudent({
    id: 504,
    name: 'Zoé',
    lastName: 'Légaré',
    company: { id: 22, name: 'Banque Champlain' },
    contracts: [],
  }),
  aStudent({ id: 505, name: 'Linh', lastName: 'Nguyễn', company: null, contracts: [] }),
];

/** Who can be given the contract; Andrew waits to be invited, Rosa has been archived. */
export const teachers = [
  aTeacher(),
  aTeacher({
    id: 32,
    name: 'Andrew',
    lastName: 'Parker',
    email: 'andrew.parker@passerelle.example',
    city: 'Laval',
    languages: [{ id: 2, name: 'English' }],
    account: aTeacherAccount({ userId: 3, invitedAt: null, lastLoginAt: null, active: false }),
    registration: null,
  }),
  aTeacher({ id: 33, name: 'Rosa', lastName: 'Iglesias', registration: 'archived' }),
];

/** An API that knows this contract and everybody around it, fresh for each story; `first` answers before it. */
export function aroundContract(differing: Partial<Contract> = {}, first: HttpHandler[] = []): HttpHandler[] {
  return [
    ...first,
    ...contractsHandlers({ contracts: [aContract(differing)] }),
    ...teachersHandlers({ teachers }),
    ...studentsHandlers({ students: people }),
    ...notesHandlers(),
    ...lookupsHandlers(),
  ];
}
