import {
  changedFields,
  emphases,
  frequencies,
  learningAids,
  type OutlineFormText,
  type OutlineFormValues,
} from '@portal/domain';
import type { Halves } from '@portal/i18n';
import {
  ChangedMeanwhileDialog,
  type ChangedMeanwhileDialogProps,
} from '../ChangedMeanwhileDialog/ChangedMeanwhileDialog';
import { vocabulary } from '../vocabulary';
import { outlineWords } from './outline-words';

export interface OutlineChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: OutlineFormText;
  /** What is stored by now. */
  theirs: OutlineFormText;
  /** What the person wants to save. */
  mine: OutlineFormValues;
}

type Field = keyof OutlineFormValues;

/** Shows what someone else has changed in an outline, and asks which version stands (decision 36). */
export function OutlineChangedDialog({ opened, theirs, mine, ...answers }: OutlineChangedDialogProps) {
  const { t, stack } = outlineWords.useWords();
  const { halves } = vocabulary.useWords();
  const written = (field: Field, value: string | readonly string[] | null): string | Halves => {
    const chosen = [value ?? []].flat().filter(Boolean);
    if (chosen.length === 0) return '---';
    if (field === 'emphasis') return inBoth(chosen, emphases, (choice) => halves(`emphasis.${choice}`));
    if (field === 'learningAids')
      return inBoth(chosen, learningAids, (choice) => halves(`learningAid.${choice}`));
    const frequency = frequencies.find((known) => known === value);
    return isUse(field) && frequency ? halves(`frequency.${frequency}`) : chosen.join();
  };
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('changedMeanwhile')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(field),
        theirs: written(field, theirs[field]),
        mine: written(field, mine[field]),
      }))}
    />
  );
}

/** What is ticked, by its names, in the order of the form. */
function inBoth<Choice extends string>(
  chosen: readonly string[],
  choices: readonly Choice[],
  name: (choice: Choice) => Halves,
): Halves {
  const names = choices.filter((choice) => chosen.includes(choice)).map(name);
  return { fr: names.map(({ fr }) => fr).join(', '), en: names.map(({ en }) => en).join(', ') };
}

function isUse(field: Field): boolean {
  return field === 'conversation' || field === 'writing' || field === 'listening' || field === 'reading';
}
