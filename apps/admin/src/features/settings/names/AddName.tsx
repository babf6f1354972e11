import { ApiError } from '@portal/api-client';
import { newName, textLimits } from '@portal/domain';
import { OnDemand } from '@portal/records';
import { FailureReason, useToast } from '@portal/shell';
import { Button, PlusIcon, TextField, useBusy } from '@portal/ui';
import { type ReactNode, useRef, useState } from 'react';
import { addField, addForm } from '../settings.css';
import { isBilingual, type NamesNoun, namesWords } from './names-words';
import type { NamedRecord } from './useNameRows';
import type { NameField } from './useRename';

export interface AddNameProps<Row> {
  noun: NamesNoun;
  /** Existing names, which cannot be used again. */
  existing: readonly NamedRecord[];
  create: (names: { name: string; nameEn: string }) => Promise<Row>;
  /** Called with the new record. */
  onAdded: (added: Row) => void;
}

/** The nouns whose archived records can be found by name. */
const kinds: Readonly<Partial<Record<NamesNoun, 'company' | 'language'>>> = {
  companies: 'company',
  languages: 'language',
};

const loadArchivedMatch = async () => (await import('../../../parts/archiving/ArchivedMatch')).ArchivedMatch;

/**
 * Adds a record by its name, or by one in each language, with Enter or the button. Rejects empty and existing names
 * with a message (SET-LANG-03 to SET-LANG-07, SET-COMP-03 to SET-COMP-08).
 */
export function AddName<Row extends NamedRecord>({ noun, existing, create, onAdded }: AddNameProps<Row>) {
  const { t, stack, plain, pair } = namesWords.useWords();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const englishInput = useRef<HTMLInputElement>(null);
  const hasEnglish = isBilingual(noun);
  const [typed, setTyped] = useState('');
  const [typedEnglish, setTypedEnglish] = useState('');
  const { busy, run } = useBusy();
  const [why, setWhy] = useState<{ of: NameField; reason: ReactNode }>();
  const [taken, setTaken] = useState<string>();
  const kind = kinds[noun];

  const refuse = (reason: ReactNode, of: NameField = 'name') => {
    setWhy({ of, reason });
    (of === 'name' ? input : englishInput).current?.focus();
  };
  const whyOf = (field: NameField) => why?.of === field && <span role="alert">{why.reason}</span>;
  const refusalOf = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict') return stack(`${noun}.takenElsewhere`);
    return <FailureReason error={error}>{stack(`${noun}.notAdded`)}</FailureReason>;
  };

  const submit = async () => {
    const made = newName(typed, existing);
    if ('passedOver' in made) {
      refuse(made.passedOver === 'empty' ? stack('missing') : stack(`${noun}.taken`));
      return;
    }
    const english = newName(
      typedEnglish,
      existing.map(({ nameEn }) => ({ name: nameEn ?? '' })),
    );
    if (hasEnglish && 'passedOver' in english) {
      refuse(english.passedOver === 'empty' ? stack('missing') : stack(`${noun}.taken`), 'nameEn');
      return;
    }
    setWhy(undefined);
    setTaken(undefined);
    try {
      const added = await create({ name: made.name, nameEn: 'name' in english ? english.name : '' });
      setTyped('');
      setTypedEnglish('');
      toast.success(pair(`${noun}.added`, { name: added.name }));
      onAdded(added);
      input.current?.focus();
    } catch (error) {
      refuse(refusalOf(error));
      if (error instanceof ApiError && error.code === 'conflict') setTaken(made.name);
    }
  };

  return (
    <>
      <form
        className={addForm}
        onSubmit={(event) => {
          event.preventDefault();
          void run(submit);
        }}
        noValidate
      >
        <div className={addField}>
          <TextField
            ref={input}
            label={t(`${noun}.newName`)}
            hideLabel
            placeholder={plain(`${noun}.newName`)}
            autoComplete="off"
            maxLength={textLimits.line}
            value={typed}
            readOnly={busy}
            message={whyOf('name')}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWhy(undefined);
            }}
          />
        </div>
        {hasEnglish && (
          <div className={addField}>
            <TextField
              ref={englishInput}
              label={t('newEnglishName')}
              hideLabel
              placeholder={plain('newEnglishName')}
              autoComplete="off"
              maxLength={textLimits.line}
              value={typedEnglish}
              readOnly={busy}
              message={whyOf('nameEn')}
              onChange={({ currentTarget }) => {
                setTypedEnglish(currentTarget.value);
                setWhy(undefined);
              }}
            />
          </div>
        )}
        <Button type="submit" variant="primary" icon={PlusIcon} busy={busy}>
          {t(`${noun}.add`)}
        </Button>
      </form>
      {kind && taken !== undefined && (
        <OnDemand load={loadArchivedMatch} onClose={() => setTaken(undefined)}>
          {(ArchivedMatch) => <ArchivedMatch key={taken} kind={kind} text={taken} />}
        </OnDemand>
      )}
    </>
  );
}
