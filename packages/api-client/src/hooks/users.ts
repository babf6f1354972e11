import type { PasswordFormValues, Timestamp, User, UserFormValues } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import {
  changePassword,
  createPasswordLink,
  createUser,
  deleteUser,
  inviteUser,
  listUsers,
  updateUser,
  verifyUserEmail,
} from '../generated/sdk.gen.ts';
import { replaceTokens } from '../session/replace-tokens.ts';
import type { Page } from '../wire/page.ts';
import {
  passwordFormToWire,
  type UserFilters,
  userChangeToWire,
  userFiltersToWire,
  userFormToWire,
  userFromWire,
} from '../wire/user.ts';
import { useApi } from './ApiProvider.tsx';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { existing, findInPages, pageReader, type ReadList, useReadAndShow, useReadList } from './useRead.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** A page of the users. 50 rows by default (API-010, LIMIT-03). Null sends no request. */
export function useUsers(filters: UserFilters | null = {}): Query<Page<User>> {
  return useQuery(filters && ['users', filters], (call) => readUsers(call, filters ?? {}), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadUsers(): ReadList<UserFilters, Page<User>> {
  return useReadList(readUsers);
}

const readUsers = /* @__PURE__ */ pageReader(listUsers, userFiltersToWire, userFromWire);

/** A user, found by id in the list. `not-found` for an unknown id. */
export function useUser(id: number): Query<User> {
  return useQuery(userKey(id), (call) => findUser(call, id));
}

/** Reads a user as stored now and shows the result, to detect changes by others before a save (DECISION-37). */
export function useReadUser(): (id: number) => Promise<User> {
  return useReadAndShow(findUser, userKey);
}

function userKey(id: number) {
  return ['users', 'one', id] as const;
}

/** The API has no call for a single user, so it reads the list until the user is found (DECISION-32). */
async function findUser(call: ReadCall, id: number): Promise<User> {
  const user = await findInPages(id, (page) => {
    const query = userFiltersToWire({ page, pageSize: userPageSize, highlightedId: id });
    return listUsers({ ...call, query });
  });
  return userFromWire(existing(user));
}

/** Page size for searching one user. */
const userPageSize = 500;

/** Checks whether an email is free (API-011). Throws `conflict` with "Email duplicated" when it is taken (MSG-10). */
export function useVerifyUserEmail(): (email: string) => Promise<void> {
  return useWrite(async (call, email: string) => {
    await verifyUserEmail({ ...call, body: { email } });
  });
}

/** Creates a user after checking the email (API-012, DECISION-24). Throws `conflict` when it is taken. */
export function useCreateUser(): (values: UserFormValues, intention?: Intention) => Promise<User> {
  return useWrite(
    async (call, values: UserFormValues) => {
      const body = userFormToWire(values);
      return userFromWire((await createUser({ ...call, body })).data.data);
    },
    ...usersAndTeachers,
  );
}

/**
 * Changes the given fields of a user and leaves the others unchanged (API-013, DECISION-37). Throws `conflict` when
 * another user has the email.
 */
export function useSaveUser(): (id: number, values: Partial<UserFormValues>) => Promise<User> {
  return useRecordWrite(
    async (call, id: number, values: Partial<UserFormValues>) => {
      const { data } = await updateUser({ ...call, body: { ...userChangeToWire(values), id } });
      return userFromWire(data.data);
    },
    ...usersAndTeachers,
  );
}

/** Deletes a user (API-014, OPEN-43). Throws `conflict` when the user has records and can only be archived. */
export function useDeleteUser(): (id: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await deleteUser({ ...call, path: { id } });
    },
    ...usersAndTeachers,
  );
}

/**
 * Sends a user an invitation, which replaces earlier ones (API-015). Throws `conflict` when the user has signed in
 * before.
 */
export function useInviteUser(): (id: number) => Promise<User> {
  return useRecordWrite(
    async (call, id: number) => {
      return userFromWire((await inviteUser({ ...call, body: { id } })).data.data);
    },
    ...usersAndTeachers,
  );
}

/** A link by which an invited user sets a password. */
export interface PasswordLink {
  /** The secret in the address of the link; null if the backend no longer has it when a request is repeated. */
  token: string | null;
  /** Until when the link works. */
  expiresAt: Timestamp;
}

/**
 * Creates a link by which an invited user sets a password, without sending a mail; earlier links stop working. The link
 * is only returned here. After a lost response, pass the same intention again to get the same link. Throws `conflict`
 * if the user has signed in before.
 */
export function useCreatePasswordLink(): (id: number, intention: Intention) => Promise<PasswordLink> {
  return useWrite(
    async (call, id: number) => {
      const { data } = await createPasswordLink({ ...call, body: { id } });
      const { token, expires_at: expiresAt } = data.data;
      return { token, expiresAt };
    },
    ...usersAndTeachers,
  );
}

/**
 * Changes the password of the signed-in user (API-016, OPEN-18). If the backend ends the session, continues with the
 * tokens of a new one. Throws `refused` for a wrong old password without ending the session (DECISION-09), and
 * `unanswered` if it is unknown which password is valid.
 */
export function useChangePassword(): (userId: number, values: PasswordFormValues) => Promise<void> {
  const api = useApi();
  return useWrite(async (call, userId: number, values: PasswordFormValues) => {
    const body = passwordFormToWire(userId, values);
    await replaceTokens(
      api,
      async (callInTurn) => (await changePassword({ ...call, ...callInTurn, body })).data.auth,
    );
  });
}

/** Whether a password change failed because of the old password. A backend may name the field or not. */
export function isWrongOldPassword(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'refused') return false;
  const refused = Object.keys(error.fields);
  return refused.length === 0 || refused.includes('old_password');
}

/** A teacher is a user too: name, email and status show in both lists. */
const usersAndTeachers = ['users', 'teachers'] as const;
