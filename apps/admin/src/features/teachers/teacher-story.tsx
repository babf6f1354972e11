import {
  contractsHandlers,
  lookupsHandlers,
  notesHandlers,
  teachersHandlers,
} from '@portal/api-client/testing';
import { aContract, aTeacher, aTeacherAccount, type Teacher } from '@portal/domain';
import { asAdmin } from '@portal/shell/testing';
import type { HttpHandler } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { TeacherEditLayout } from './TeacherEditLayout';
import { TeacherHistoryPage } from './TeacherHistoryPage';
import { TeacherProfilePage } from './TeacherProfilePage';

// Set-up for the stories of teachers.

/** The layout of a teacher with its two parts at their URLs. */
export function TeacherEdit() {
  return (
    <Routes>
      <Route path=":id" element={<TeacherEditLayout />}>
        <Route path="profile" element={<TeacherProfilePage />} />
        <Route path="history" element={<TeacherHistoryPage />} />
      </Route>
    </Routes>
  );
}

/** Decorator: the portal at the profile of teacher 31. */
export const inTeacher = asAdmin('/teachers/edit/*', '/teachers/edit/31/profile');

/** Léa is active, Andrew has not signed in yet, Rosa is archived. */
export const teachers: Teacher[] = [
  aTeacher(),
  aTeacher({
    id: 32,
    name: 'Andrew',
    lastName: 'Parker',
    email: 'andrew.parker@passerelle.example',
    city: 'Laval',
    languages: [{ id: 2, name: 'English' }],
    contracts: [],
    account: aTeacherAccount({ userId: 3, lastLoginAt: null, active: false }),
    registration: null,
  }),
  aTeacher({
    id: 33,
    name: 'Rosa',
    lastName: 'Iglesias',
    email: 'rosa.iglesias@passerelle.example',
    city: null,
    languages: [],
    contracts: [],
    account: aTeacherAccount({ userId: 4, active: false }),
    registration: 'archived',
  }),
];

/** Léa's contracts: one current, one completed, one archived. */
const taught = [
  aContract(),
  aContract({ id: 305, number: '2025-0305', status: 'done', startsOn: '2025-01-13', endsOn: '2025-06-06' }),
  aContract({
    id: 201,
    number: '2024-0201',
    status: 'archived',
    startsOn: null,
    endsOn: null,
    company: null,
  }),
];

/** API handlers for the teachers; each story gets new ones. `first` takes precedence. */
export function aroundTeachers(first: HttpHandler[] = [], people: Teacher[] = teachers): HttpHandler[] {
  return [
    ...first,
    ...teachersHandlers({ teachers: people }),
    ...contractsHandlers({ contracts: taught }),
    ...notesHandlers(),
    ...lookupsHandlers(),
  ];
}
