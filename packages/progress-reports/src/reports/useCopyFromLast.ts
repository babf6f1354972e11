import { useStudentReports } from '@portal/api-client';
import {
  type Contract,
  copiedFields,
  copiedText,
  type EarlierReport,
  lastReportBefore,
  textsToFill,
} from '@portal/domain';
import type { UnsavedWork } from '@portal/shell';
import { type FormEvent, useRef, useState } from 'react';

/** Result of a copy: fields filled, no field empty, nothing to copy, loading failed, or undone. */
export type CopyOutcome =
  | { kind: 'copied'; count: number }
  | { kind: 'full' | 'nothing' | 'failed' | 'undone' };

export interface CopyFromLastOptions<Field extends string> {
  /** Id of the form. */
  form: string;
  /** The form's unsaved work; `copied` in its values lists the copied fields. */
  work: Pick<UnsavedWork<{ copied: string }>, 'formKey' | 'values'>;
  studentId: number;
  contract: Pick<Contract, 'id' | 'startsOn'>;
  /** Names of the text fields to copy. */
  fields: readonly Field[];
  /** Reads these fields of the last report; rejects if the API rejects it. */
  readLast: (contractId: number) => Promise<Record<Field, string>>;
}

export interface CopyFromLast {
  /** The report to copy from; null if there is none or it is unknown. */
  last: EarlierReport | null;
  /** The fields that were copied and not edited since. */
  copied: readonly string[];
  busy: boolean;
  outcome: CopyOutcome | null;
  /** Fills the empty fields. */
  copy: () => Promise<void>;
  /** Empties the copied fields that were not edited since. */
  undo: () => void;
  /** For the form element: an edited field no longer counts as copied. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Copies texts of the student's last report into the empty fields of a page, with undo. */
export function useCopyFromLast<Field extends string>({
  form,
  work: { formKey, values },
  studentId,
  contract,
  fields,
  readLast,
}: CopyFromLastOptions<Field>): CopyFromLast {
  const reports = useStudentReports(studentId);
  const initialState = { formKey, copied: copiedFields(fields, values.copied) };
  const [copyState, setCopyState] = useState(initialState);
  // The form has restarted with restored values.
  const { copied } = copyState.formKey === formKey ? copyState : initialState;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const isFilling = useRef(false);
  const last = reports.data ? lastReportBefore(reports.data, contract) : null;

  const setCopied = (names: readonly Field[]) => setCopyState({ formKey, copied: [...names] });
  const fill = (texts: Partial<Record<Field, string>>) => {
    isFilling.current = true;
    for (const field of fields) {
      const text = texts[field];
      const element = text === undefined ? null : fieldOf(form, field);
      if (!element || text === undefined) continue;
      element.value = text;
      // Notify React and the form as if the user had typed.
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isFilling.current = false;
  };

  return {
    last,
    copied,
    busy,
    outcome,
    async copy() {
      if (!last || busy) return;
      setBusy(true);
      try {
        const texts = await readLast(last.contract.id);
        const typed = Object.fromEntries(
          fields.map((field) => [field, fieldOf(form, field)?.value ?? '']),
        ) as Record<Field, string>;
        const toFill = textsToFill(fields, typed, texts);
        const filled = fields.filter((field) => toFill[field] !== undefined);
        setCopied([...copied.filter((field) => !filled.includes(field)), ...filled]);
        fill(toFill);
        const hasTexts = fields.some((field) => texts[field].trim() !== '');
        setOutcome(
          filled.length > 0
            ? { kind: 'copied', count: filled.length }
            : { kind: hasTexts ? 'full' : 'nothing' },
        );
      } catch {
        setOutcome({ kind: 'failed' });
      } finally {
        setBusy(false);
      }
    },
    undo() {
      const texts = Object.fromEntries(copied.map((field) => [field, ''])) as Partial<Record<Field, string>>;
      setCopied([]);
      fill(texts);
      setOutcome({ kind: 'undone' });
    },
    onInput({ target }) {
      if (isFilling.current || !(target instanceof HTMLTextAreaElement)) return;
      const { name } = target;
      if (copied.some((field) => field === name)) setCopied(copied.filter((field) => field !== name));
    },
  };
}

/** Adds the names of the copied fields to the texts of a form, so that drafts contain them. */
export function withCopied<Text extends object>(
  text: Text,
  copied: readonly string[] = [],
): Text & { copied: string } {
  return { ...text, copied: copiedText(copied) };
}

function fieldOf(form: string, name: string): HTMLTextAreaElement | null {
  const element = document.getElementById(form);
  const field = element instanceof HTMLFormElement ? element.elements.namedItem(name) : null;
  return field instanceof HTMLTextAreaElement ? field : null;
}
