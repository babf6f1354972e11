import { useCourseTypes, useMaterialStatuses } from '@portal/api-client';
import {
  courseTypeNames,
  type FieldKind,
  fieldOf,
  type HistoryEntry,
  type HistoryFieldName,
  type HistoryNoun,
  type HistoryReference,
  type HistoryValue,
  materialStatusName,
  nouns,
  type ReferredNoun,
  timeRange,
} from '@portal/domain';
import {
  datePair,
  dayPair,
  joinPairs,
  type Language,
  moneyPair,
  numberPair,
  type TextPair,
  type WordTree,
  weekdayPair,
} from '@portal/i18n';
import { type Referred, statementStatusWords, useMarkedPair, vocabulary } from '@portal/views';
import { attestationWords } from '../attestations/attestation-words';
import { companyContactWords } from '../company-contact/company-contact-words';
import { webhookLabels } from '../field-labels/webhook-labels';
import { payerWords } from '../payer-deadlines/payer-words';
import { usePayerTexts } from '../payer-deadlines/usePayerTexts';
import { historyWords } from './history-words';

export interface HistoryTexts {
  /** A value as text; null if there is none. */
  value: (field: HistoryFieldName, value: HistoryValue) => TextPair | null;
  /** The action, for entries other than a change of the record itself. */
  sentence: (entry: HistoryEntry) => TextPair;
}

/** Returns the texts for values and actions of a history. */
export function useHistoryTexts(): HistoryTexts {
  const own = historyWords.useWords();
  const markedPair = useMarkedPair();
  const statuses = useMaterialStatuses().data;
  const courseTypes = useCourseTypes().data;
  const payerTexts = usePayerTexts();

  const value = (name: HistoryFieldName, given: HistoryValue): TextPair | null => {
    const { kind, refersTo } = fieldOf(name);
    if (given === null || given === '' || (Array.isArray(given) && given.length === 0)) return null;
    if (typeof given === 'object' && 'id' in given) return reference(refersTo, given);
    if (kind === 'active' && name.noun === 'lesson') return own.pair(given === true ? 'active' : 'deleted');
    if (kind === 'materialStatus') {
      const status = statuses?.find(({ id }) => id === given);
      return status ? materialStatusName(status.name) : same(String(given));
    }
    if (kind === 'payerTerms' && Array.isArray(given)) return payerTexts.stored(given);
    if (kind === 'owedPeriod') return payerTexts.storedPeriod(String(given));
    return ofKind(kind, given);
  };

  const reference = (noun: ReferredNoun | undefined, { name, archived }: HistoryReference): TextPair => {
    if (noun === 'courseType') return courseType(name);
    return markedPair(
      noun === 'company' || noun === 'language' ? { name, archived } : person(name, archived),
    );
  };

  // Looked up by name instead of id, because an entry of a rate contains only the name of its type.
  const courseType = (name: string): TextPair =>
    courseTypeNames(courseTypes?.find((type) => type.name === name) ?? { name, nameEn: null });

  const sentenceOf = ({ noun, action }: HistoryEntry): TextPair => {
    if (action === 'added' && (noun === 'lesson' || noun === 'note' || noun === 'contract'))
      return own.pair(`did.${noun}`);
    return own.pair(`did.${action}`, { what: nouns[noun] });
  };

  const sentence = (entry: HistoryEntry): TextPair => {
    const did = sentenceOf(entry);
    // An entry of the record itself does not repeat its name.
    const { noun, name, archived } = entry;
    if (name === null || noun === 'contract') return did;
    return own.pair('did.named', { did, name: nameOf(noun, name, archived) });
  };

  const nameOf = (noun: HistoryNoun, name: string, archived: true | undefined): TextPair => {
    if (noun === 'lesson' || noun === 'plannedClass') return dayPair(name);
    if (noun === 'teacherRate') return courseType(name);
    if (noun === 'unavailability') return same(name);
    return markedPair(namesLanguage.has(noun) ? { name, archived } : person(name, archived));
  };

  return { value, sentence };
}

/** The nouns whose entries name a language; all others that can be archived name a person. */
const namesLanguage: ReadonlySet<HistoryNoun> = new Set(['level', 'scaleResult', 'needs', 'teacherLanguage']);

/** Returns a person whose names the history has already joined. */
function person(name: string, archived: true | undefined): Referred {
  return { name, lastName: '', archived };
}

/** Returns a text in both languages, or undefined if it is not defined. */
function inWords({ words }: { words: Record<Language, WordTree> }, key: string) {
  const half = (tree: WordTree) =>
    key
      .split('.')
      .reduce<WordTree | string | undefined>(
        (found, part) => (typeof found === 'object' ? found[part] : undefined),
        tree,
      );
  const [fr, en] = [half(words.fr), half(words.en)];
  return typeof fr === 'string' && typeof en === 'string' ? { fr, en } : undefined;
}

function ofKind(kind: FieldKind, value: string | number | boolean | readonly string[]): TextPair {
  const text = String(value);
  const named = (words: string) => inWords(vocabulary, `${words}.${text}`) ?? same(text);
  const own = (key: string) => inWords(historyWords, key) ?? same(text);
  switch (kind) {
    case 'yesNo':
      return own(value === true ? 'yes' : 'no');
    case 'active':
      return own(value === true ? 'active' : 'archived');
    case 'date':
      return datePair(text);
    case 'moment':
      return datePair(text, { time: true });
    case 'minutes':
      return same(`${text} min`);
    case 'hours':
      return numberPair((number) => `${number(Number(value))} h`);
    case 'number':
      return numberPair((number) => number(Number(value)));
    case 'money':
      return moneyPair(Math.round(Number(value) * 100));
    case 'reportFormStatus':
      return (
        inWords(vocabulary, `reportFormStatus.${value === 1 ? 'submitted' : 'incomplete'}`) ?? same(text)
      );
    case 'reportMark':
      return own(value === 0 ? 'notLatest' : 'latest');
    case 'statementStatus':
      return inWords(statementStatusWords, text) ?? same(text);
    case 'initialWay':
    case 'initialRoute':
    case 'levelScale':
    case 'proposalStatus':
    case 'canceller':
      return own(`${kind}.${text}`);
    case 'mailLanguage':
      return inWords(companyContactWords, `languages.${text}`) ?? same(text);
    case 'webhookEvents':
      return joinPairs([value].flat().map((event) => webhookText('event', String(event))));
    case 'webhookPause':
      return webhookText('pause', text);
    case 'weekday':
      return weekdayPair(Number(text));
    case 'owedPaper':
      return inWords(payerWords, `paper.${text}`) ?? same(text);
    case 'attestationTemplate':
      return inWords(attestationWords, `templates.${text}`) ?? same(text);
    case 'time':
      return same(text.slice(0, 5));
    case 'percents':
      return joinPairs([value].flat().map((percent) => same(`${percent} %`)));
    case 'weeklyTimes':
      return joinPairs([value].flat().map((row) => weeklyTime(String(row))));
    case 'closures':
      return joinPairs([value].flat().map((row) => closure(String(row))));
    case 'emphases':
    case 'learningAids': {
      const words = kind === 'emphases' ? 'emphasis' : 'learningAid';
      const names = [value].flat().map((one) => inWords(vocabulary, `${words}.${one}`) ?? same(String(one)));
      return joinPairs(names);
    }
    case 'contractStatus':
    case 'outlineStatus':
    case 'frequency':
    case 'rating':
    case 'fileType':
    case 'season':
    case 'motherTongue':
      return named(kind);
    default:
      return same(text);
  }
}

/** A time range does not depend on the day. */
const anyDay = '2026-01-05';

/** Formats a weekly time of the history: weekday (1 is Monday), start, minutes. */
function weeklyTime(row: string): TextPair {
  const [weekday, time = '', minutes] = row.split(' ');
  const day = weekdayPair(Number(weekday));
  const hours = timeRange({ date: anyDay, time, minutes: Number(minutes) });
  return { fr: `${day.fr} ${hours}`, en: `${day.en} ${hours}` };
}

/** Formats closed days of the history: first day, last day, name. */
function closure(row: string): TextPair {
  const [first = '', last = '', ...name] = row.split(' ');
  const [from, to] = [datePair(first), datePair(last)];
  const days = first === last ? from : { fr: `${from.fr} – ${to.fr}`, en: `${from.en} – ${to.en}` };
  const called = name.join(' ');
  return { fr: `${called} (${days.fr})`, en: `${called} (${days.en})` };
}

/** Returns the label of an event or of a pause. The name of an event has a dot, so that it is no path of `inWords`. */
function webhookText(kind: 'event' | 'pause', code: string): TextPair {
  const [fr, en] = [webhookLabels.fr[kind], webhookLabels.en[kind]] as const;
  return { fr: Object(fr)[code] ?? code, en: Object(en)[code] ?? code };
}

function same(text: string): TextPair {
  return { fr: text, en: text };
}
