import {
  type Contract,
  emphases,
  fullName,
  isSubmitted,
  learningAids,
  type Outline,
  type OutlineFormValues,
  type outlineFields,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { DescriptionList, Heading, type PrintPageProps } from '@portal/ui';
import type { ReactNode } from 'react';
import { outlineWords } from '../OutlineForm/outline-words';
import type { Provider } from '../OutlineForm/provider';
import { OutlineStatusBadge } from '../OutlineStatusBadge/OutlineStatusBadge';
import { PrintedDocument } from '../PrintedDocument/PrintedDocument';
import { useContractFacts } from '../PrintedDocument/useContractFacts';
import { vocabulary } from '../vocabulary';
import * as styles from './OutlineDocument.css';

export interface OutlineDocumentProps extends Pick<PrintPageProps, 'size'> {
  outline: Outline;
  /** The contract of the outline. */
  contract: Pick<
    Contract,
    'number' | 'company' | 'language' | 'courseType' | 'teacher' | 'students' | 'startsOn' | 'endsOn'
  >;
  provider: Provider;
}

type Prose = keyof OutlineFormValues & keyof typeof outlineFields;

const proseAtFirst = ['languageHistory', 'currentUse', 'challenges'] as const satisfies readonly Prose[];
const proseOfSession = [
  'tenWeekGoals',
  'languageFunctions',
  'grammarForFunctions',
] as const satisfies readonly Prose[];
const uses = ['conversation', 'writing', 'listening', 'reading'] as const;

/** The printed course outline, Letter or A4 (OUTLINE-29, OUTLINE-30). */
export function OutlineDocument({ outline, contract, provider, size }: OutlineDocumentProps) {
  const { t, stack } = outlineWords.useWords();
  const { t: word, stack: stacked } = vocabulary.useWords();
  const { company, language, courseType, teacher, period } = useContractFacts(contract);
  const students = contract.students.map(fullName).join(', ') || '---';
  const items = [
    company,
    language,
    courseType,
    teacher,
    period,
    { id: 'students', term: t('students'), value: students },
  ];
  return (
    <PrintedDocument
      size={size}
      title={stack('title')}
      standing={<OutlineStatusBadge status={outline.status} />}
      contract={contract}
      provider={provider}
      date={
        outline.savedAt &&
        t(isSubmitted(outline) ? 'submittedOn' : 'saved', { date: datePair(outline.savedAt) })
      }
    >
      <p>{stack('intro')}</p>
      <DescriptionList items={items} />
      <Section title={stack('learner')}>
        {proseAtFirst.map((name) => (
          <Answer key={name} term={t(name)} value={outline[name]} />
        ))}
        <Answer
          term={t('frequency')}
          value={
            <DescriptionList
              className={styles.uses}
              items={uses.map((name) => ({
                id: name,
                term: t(name),
                value: outline[name] ? stacked(`frequency.${outline[name]}`) : '---',
              }))}
            />
          }
        />
      </Section>
      <Section title={stack('session')}>
        {proseOfSession.map((name) => (
          <Answer key={name} term={t(name)} value={outline[name]} />
        ))}
      </Section>
      <Section title={stack('content')}>
        <div className={styles.sideBySide}>
          <Answer
            term={t('emphasis')}
            value={
              <Choices
                of={emphases}
                chosen={outline.emphasis}
                name={(choice) => word(`emphasis.${choice}`)}
                other={outline.otherEmphasis}
              />
            }
          />
          <Answer
            term={t('learningAids')}
            value={
              <Choices
                of={learningAids}
                chosen={outline.learningAids}
                name={(choice) => word(`learningAid.${choice}`)}
                other={outline.otherLearningAid}
              />
            }
          />
        </div>
      </Section>
    </PrintedDocument>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

/** A question and its answer; `---` if there is none (SHELL-051). */
function Answer({ term, value }: { term: ReactNode; value: ReactNode }) {
  return (
    <div className={styles.answer}>
      <Heading level={3}>{term}</Heading>
      <div className={styles.value}>{value ?? '---'}</div>
    </div>
  );
}

interface ChoicesProps<Choice extends string> {
  of: readonly Choice[];
  chosen: readonly Choice[];
  name: (choice: Choice) => ReactNode;
  /** The text for Other. */
  other: string | null;
}

/** The selected choices, in the order of the form. */
function Choices<Choice extends string>({ of, chosen, name, other }: ChoicesProps<Choice>) {
  const ticked = of.filter((choice) => chosen.includes(choice));
  if (ticked.length === 0) return '---';
  return (
    <ul className={styles.choices}>
      {ticked.map((choice) => (
        <li key={choice}>
          {name(choice)}
          {choice === 'other' && other && `: ${other}`}
        </li>
      ))}
    </ul>
  );
}
