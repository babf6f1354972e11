import {
  contractsHandlers,
  lookupsHandlers,
  notesHandlers,
  studentsHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aStudent, aTeacher, aTeacherAccount, type Contract } from '@portal/domain';
import { asAdmin } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ContractEditLayout, ContractHead, useOpenContract } from '../ContractEditLayout';

// Set-up for the stories of the right column and its dialogs.

/** The contract layout with only the page heading in it. */
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

/** Decorator: the portal at contract 412. */
export const inContract = asAdmin('/contracts/edit/*', '/contracts/edit/412/basic');

/** The address that opens a dialog of contract 412. */
export const atDialog = (dialog: 'teacher' | 'students' | 'days') => ({
  at: `/contracts/edit/412/basic?dialog=${dialog}`,
});

const enrolled = aStudent().contracts;

/** Three students in the contract and two who could join: one of another company, one imported. */
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

/** The teachers to choose from; Andrew is not invited yet, Rosa is archived. */
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

/** API handlers for the contract and its people; each story gets new ones. `first` takes precedence. */
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
