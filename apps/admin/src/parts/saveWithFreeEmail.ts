import { ApiError } from '@portal/api-client';
import { needsEmailCheck } from '@portal/domain';
import type { FormRefusal } from '@portal/views';

export interface EmailCheckedSave<Saved> {
  /** The address as it was typed. */
  email: string;
  /** The user's current address; null for a new user. */
  stored: string | null;
  /** Asks whether the address is free. */
  verify: (email: string) => Promise<void>;
  /** Saves the person; null when that was given up. */
  save: () => Promise<Saved | null>;
  /** Called when it could not be asked whether the address is free (CONFLICT-43). */
  onNotVerified: (error: unknown) => void;
  /** Called when the address is free and the person was not saved. */
  onNotSaved: (error: unknown) => void;
  /** Called when the person was saved. */
  onSaved: (saved: Saved) => void;
}

/** Saves a person once their address is known to be nobody else's; refuses the field when it is (MSG-44, MSG-59, STU-FORM-05, TEA-EDIT-24). */
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
    // Taken since it was asked for.
    if (isEmailDuplicated(error)) return emailDuplicated;
    onNotSaved(error);
  }
  return undefined;
}

const emailDuplicated = { fields: { email: 'email-duplicated' } };

/** The server says it in these words, whatever the status (MSG-44, MSG-59). */
function isEmailDuplicated(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === 'Email duplicated';
}
