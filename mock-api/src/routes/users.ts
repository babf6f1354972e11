import type {
  ChangePasswordData,
  ChangePasswordResponses,
  CreateUserData,
  CreateUserResponses,
  DeleteUserData,
  DeleteUserResponses,
  InviteUserData,
  InviteUserResponses,
  ListUsersData,
  ListUsersResponses,
  UpdateUserData,
  UpdateUserResponses,
  User,
  UserChange,
  UserInput,
  VerifyUserEmailData,
  VerifyUserEmailResponses,
} from '@portal/api-client/treaty';
import { plainEmail } from '@portal/domain';
import { type Handler, userIdOf } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import { endOtherSessions } from '../http/Sessions.ts';
import { blankTeacher } from '../store/blankTeacher.ts';
import type { Store } from '../store/Store.ts';
import type { UserRow } from '../store/tables.ts';
import { refuseDuplicateEmail } from './email-address.ts';
import { given } from './given.ts';
import { invite } from './invitation.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { endPasswordLinks } from './password-links.ts';
import { recordOf } from './records.ts';

const listUsers: Handler<ListUsersData, ListUsersResponses> = ({ query, store }) => {
  const found = store
    .all('users')
    .filter(
      (user) =>
        (query.role === undefined || user.role === query.role) &&
        (query.status === undefined || user.status === query.status) &&
        matches(query.userName, user.name, user.lastName, user.email),
    );
  const columns: Columns<UserRow> = {
    id: (user) => user.id,
    name: (user) => user.name,
    last_name: (user) => user.lastName,
    role: (user) => user.role,
    phone: (user) => user.phone,
    status: (user) => user.status,
    'users_id.email': (user) => user.email,
    login_date: (user) => user.loginDate,
    email_date: (user) => user.emailDate,
  };
  return paged(sorted(found, columns, query, ['last_name', 'ASC']), query, userAnswer);
};

const verifyUserEmail: Handler<VerifyUserEmailData, VerifyUserEmailResponses> = ({ body, store }) => {
  refuseDuplicateEmail(store, 'users', body.email);
  return { message: 'Email available' };
};

const createUser: Handler<CreateUserData, CreateUserResponses> = ({ body, store }) => {
  refuseDuplicateEmail(store, 'users', body.email);
  const user = store.insert('users', {
    ...columnsFrom(body),
    password: null,
    loginDate: null,
    emailDate: null,
  });
  letTeach(store, user);
  return { message: 'User was created successfully', data: userAnswer(user) };
};

const updateUser: Handler<UpdateUserData, UpdateUserResponses> = ({ body, store }) => {
  const before = recordOf(store, 'users', body.id);
  if (body.email !== undefined) refuseDuplicateEmail(store, 'users', body.email, before.id);
  const user = store.update('users', before, changesFrom(body));
  // A link to set a password would make an archived person active again.
  if (before.status === 1 && user.status === 0) endPasswordLinks(store, user.id);
  letTeach(store, user);
  return { message: 'User was updated successfully', data: userAnswer(user) };
};

/** Only who has left no trace: what the others wrote, taught or stored keeps its author. */
const deleteUser: Handler<DeleteUserData, DeleteUserResponses> = ({ path, caller, store }) => {
  const user = recordOf(store, 'users', path.id);
  const teacher = store.by('teacherByUser', user.id)[0];
  if (user.id === userIdOf(caller)) throw new Refusal('conflict', 'Is signed in');
  if (hasLeftTraces(store, user.id) || (teacher && hasTaught(store, teacher.id))) {
    throw new Refusal('conflict', 'Has records and can only be archived');
  }
  if (teacher) store.remove('teachers', teacher.id);
  for (const { id } of store.by('linksByUser', user.id)) store.remove('passwordLinks', id);
  store.remove('users', user.id);
  return { message: 'User was deleted successfully' };
};

const inviteUser: Handler<InviteUserData, InviteUserResponses> = ({ body, store, now }) => {
  const user = recordOf(store, 'users', body.id);
  return { message: 'Invitation was sent', data: userAnswer(invite(store, user, now)) };
};

const changePassword: Handler<ChangePasswordData, ChangePasswordResponses> = ({
  body,
  caller,
  session,
  store,
}) => {
  const user = recordOf(store, 'users', userIdOf(caller));
  if (body.user_id !== undefined && body.user_id !== user.id) throw new Refusal('forbidden');
  // Not a 401, which would end the session (decision 9).
  if (body.old_password !== user.password) throw badField('old_password', 'is wrong');
  if (body.confirm_password !== body.new_password) {
    throw badField('confirm_password', 'must equal new_password');
  }
  store.update('users', user, { password: body.new_password });
  endPasswordLinks(store, user.id);
  endOtherSessions(store, user.id, session);
  return { message: 'Password was changed' };
};

function columnsFrom({ name, lastName, email, ...rest }: UserInput) {
  const { role, phone, status } = rest;
  return { name: name.trim(), lastName: lastName.trim(), role, email: plainEmail(email), phone, status };
}

function changesFrom({ name, lastName, role, email, phone, status }: UserChange): Partial<UserRow> {
  return given({
    name: name?.trim(),
    lastName: lastName?.trim(),
    role,
    email: email && plainEmail(email),
    phone,
    status,
  });
}

/** Who has the role of a teacher has the record of one, or could never be given a contract. */
function letTeach(store: Store, user: UserRow): void {
  if (user.role !== 'ROLE_TEACHER' || store.by('teacherByUser', user.id).length > 0) return;
  store.insert('teachers', blankTeacher(user.id));
}

function hasLeftTraces(store: Store, userId: number): boolean {
  return (['notes', 'files', 'contractMaterials'] as const).some((table) =>
    store.all(table).some((row) => row.userId === userId),
  );
}

function hasTaught(store: Store, teacherId: number): boolean {
  return store
    .all('contracts')
    .some(
      (contract) =>
        contract.teacherId === teacherId ||
        contract.previousTeachers.some((previous) => previous.teacherId === teacherId),
    );
}

function userAnswer(user: UserRow): User {
  return {
    id: user.id,
    name: user.name,
    last_name: user.lastName,
    role: user.role,
    phone: user.phone,
    status: user.status,
    users_id: { email: user.email },
    login_date: user.loginDate,
    email_date: user.emailDate,
  };
}

/** The calls about users. */
export const users = {
  listUsers,
  verifyUserEmail,
  createUser,
  updateUser,
  deleteUser,
  inviteUser,
  changePassword,
};
