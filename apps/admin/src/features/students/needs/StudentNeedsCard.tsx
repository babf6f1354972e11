import { useLanguages } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { Card, SelectField, Tabs } from '@portal/ui';
import { useMemo, useState } from 'react';
import { NeedsForm } from './NeedsForm';
import { adder, none } from './needs.css';
import { needsWords } from './needs-words';

/** The needs of a student: a tab per language, and a way to add another language (STU-EDIT-27). */
export function StudentNeedsCard({ student }: { student: Student }) {
  const { t, stack, plain } = needsWords.useWords();
  const known = useLanguages();
  const [added, setAdded] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<string>();

  const languages = useMemo(() => {
    const ids = new Set([...student.needs.map(({ languageId }) => languageId), ...added]);
    return [...ids].map((id) => ({
      id,
      // An archived language is shown by its number.
      name: known.data?.find((language) => language.id === id)?.name ?? plain('unknownLanguage', { id }),
    }));
  }, [student.needs, added, known.data, plain]);
  const others = (known.data ?? []).filter(({ id }) => !languages.some((language) => language.id === id));
  const [first, ...rest] = languages.map((language) => ({
    id: String(language.id),
    label: language.name,
    content: <NeedsForm student={student} language={language} />,
  }));
  const shown = languages.some(({ id }) => String(id) === chosen) ? chosen : first?.id;

  return (
    <Card
      title={stack('title')}
      aside={
        others.length > 0 && (
          <div className={adder}>
            <SelectField
              label={t('add')}
              hideLabel
              size="control"
              placeholder={plain('add')}
              value=""
              options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ currentTarget: { value } }) => {
                if (value === '') return;
                setAdded([...added, Number(value)]);
                setChosen(value);
              }}
            />
          </div>
        )
      }
    >
      {first ? (
        <Tabs label={plain('tabs')} tabs={[first, ...rest]} value={shown} onValueChange={setChosen} />
      ) : (
        <p className={none}>{stack('none')}</p>
      )}
    </Card>
  );
}
