import type { ReminderMail, SentReminder } from '@portal/domain';
import { useSWRConfig } from 'swr';
import {
  getDigest,
  listReminders,
  previewReminders,
  saveDigest,
  sendReminders,
} from '../generated/sdk.gen.ts';
import type { Page } from '../wire/page.ts';
import {
  type ReminderFilters,
  type Reminding,
  reminderFiltersToWire,
  reminderMailFromWire,
  remindingToWire,
  sentReminderFromWire,
} from '../wire/reminder.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** A page of the log of reminders, newest first (DECISION-51). 50 rows by default. Null sends no request. */
export function useReminders(filters: ReminderFilters | null = {}): Query<Page<SentReminder>> {
  return useQuery(filters && ['reminders', filters], (call) => readReminders(call, filters ?? {}), keepRows);
}

/** Reads pages of the log for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadReminders(): ReadList<ReminderFilters, Page<SentReminder>> {
  return useReadList(readReminders);
}

const readReminders = /* @__PURE__ */ pageReader(listReminders, reminderFiltersToWire, sentReminderFromWire);

/** Previews the mails, or the reasons why there are none. Null sends no request. */
export function useReminderPreview(reminding: Reminding | null): Query<ReminderMail[]> {
  return useQuery(reminding && ['reminder-preview', reminding], async (call) => {
    if (!reminding) return [];
    const { data } = await previewReminders({ ...call, body: remindingToWire(reminding) });
    return data.data.map(reminderMailFromWire);
  });
}

/**
 * Mails each teacher one reminder. Returns the sent mails, and who was skipped. Throws `unanswered` if the outcome is
 * unknown; the log then shows it.
 */
export function useSendReminders(): (reminding: Reminding) => Promise<ReminderMail[]> {
  return useWrite(
    async (call, reminding: Reminding) => {
      const { data } = await sendReminders({ ...call, body: remindingToWire(reminding) });
      return data.data.map(reminderMailFromWire);
    },
    'reminders',
    'reminder-preview',
  );
}

/** Whether the signed-in teacher gets the weekly digest. Null sends no request. */
export function useDigest(isAsked: boolean): Query<boolean> {
  return useQuery(isAsked ? ['digest'] : null, readDigest);
}

async function readDigest(call: ReadCall): Promise<boolean> {
  return (await getDigest(call)).data.data.is_on;
}

/** Turns the user's weekly digest on or off, and shows it before it is read again. */
export function useSaveDigest(): (isOn: boolean) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return useWrite(async (call, isOn: boolean) => {
    const saved = (await saveDigest({ ...call, body: { is_on: isOn } })).data.data.is_on;
    void ignoreClosedCache(mutate(['digest'], saved, { revalidate: false }));
    return saved;
  }, 'digest');
}
