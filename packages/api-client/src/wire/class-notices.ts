import type { ClassNoticePerson, ClassNoticePreview, ToldOfClass } from '@portal/domain';
import type {
  ChangePlannedClassResponse,
  SaveCoursePlanData,
  ClassNoticePerson as WirePerson,
  ClassNoticePreview as WirePreview,
} from '../generated/types.gen.ts';
import { fields, listOf, yesField } from './fields.ts';

export const noticePerson = fields<WirePerson, ClassNoticePerson>()({
  kind: 'kind',
  id: 'id',
  name: 'name',
  hasAddress: ['has_address', yesField],
});

export const { fromWire: noticePreviewFromWire, toWire: noticePreviewToWire } = fields<
  WirePreview,
  ClassNoticePreview
>()({
  recipients: ['recipients', listOf(noticePerson)],
  mails: 'mails',
  isSendingOn: 'is_sending_on',
});

/** Converts those who are to be mailed; nothing if undefined. */
export function tellToWire(
  tell: readonly Pick<ClassNoticePerson, 'kind' | 'id'>[] | undefined,
): Pick<SaveCoursePlanData['body'], 'tell'> | undefined {
  return tell && { tell: tell.map(({ kind, id }) => ({ kind, id })) };
}

/** Converts the people whom a save has mailed; undefined if the request had no `tell`. */
export function toldFromWire({
  told,
  not_mailed: notMailed,
}: Pick<ChangePlannedClassResponse, 'told' | 'not_mailed'>): ToldOfClass | undefined {
  if (!told || !notMailed) return undefined;
  return { told: told.map(noticePerson.fromWire), notMailed: notMailed.map(noticePerson.fromWire) };
}
