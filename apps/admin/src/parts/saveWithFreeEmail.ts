import { ApiError } from '@portal/api-client';
import { needsEmailCheck } from '@portal/domain';
import type { FormRefusal } from '@portal/views';

export interface EmailCheckedSave<Saved> {
  /** The email as typed. */
  email: string;
  /** The user's current address; null for a new user. */
  stored: string | null;
  /** Checks that the email is free. */
  verify: (email: string) => Promise<void>;
  /** Saves the person; resolves with null if cancelled. */
  save: () => Promise<Saved | null>;
  /** Called when the check fails (CONFLICT-43). */
  onNotVerified: (error: unknown) => void;
  /** Called when the email is free but saving failed. */
  onNotSaved: (error: unknown) => void;
  /** Called with the saved person. */
  onSaved: (saved: Saved) => void;
}

/**
 * Saves a person after checking that no other user has the email; otherwise returns the field's error (MSG-44, MSG-59,
 * STU-FORM-05, TEA-EDIT-24).
 */
export async function saveWithFreeEmail<Saved>({
  email,
  stored,
  verify,
  save,
  onNotVerified,
  onNotSaved,
  onSaved,
}: EmailCheckedSave<Saved>): Promise<FormRefusal | undefined> {
  try {
    if (needsEmailCheck(email, stored)) await verify(email);
  } catch (error) {
    if (isEmailDuplicated(error)) return emailDuplicated;
    onNotVerified(error);
    return undefined;
  }
  try {
    const saved = await save();
    if (saved !== null) onSaved(saved);
  } catch (error) {
    // Someone took the email after the check.
    if (isEmailDuplicated(error)) return emailDuplicated;
    onNotSaved(error);
  }
  return undefined;
}

const emailDuplicated = { fields: { email: 'email-duplicated' } };

/** The server uses this message with different statuses (MSG-44, MSG-59). */
function isEmailDuplicated(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === 'Email duplicated';
}
