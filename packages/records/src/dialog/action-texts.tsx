import type { WordValues } from '@portal/i18n';
import type { WordsOf } from '../words/words-of';
import type { ActionDialogProps } from './ActionDialog';

type ActionText = 'title' | 'text' | 'confirm' | 'done' | 'failed';

/** Returns the texts of an `ActionDialog` that are in a group of these words, such as `removing.title`. */
export function actionTexts<Group extends string>(
  { t, stack, pair }: WordsOf<`${NoInfer<Group>}.${ActionText}`>,
  group: Group,
  values?: WordValues,
): Pick<ActionDialogProps, 'title' | 'children' | 'confirmLabel' | 'done' | 'refused'> {
  return {
    title: stack(`${group}.title`, values),
    children: <p>{stack(`${group}.text`, values)}</p>,
    confirmLabel: t(`${group}.confirm`),
    done: pair(`${group}.done`, values),
    refused: pair(`${group}.failed`, values),
  };
}
