import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

/** What the server said no to, as codes: of single fields, or of the form as a whole. */
export type FormRefusal = { fields?: Record<string, string>; form?: string };

/** How a submit ended: kept as typed with a reason, emptied, or (nothing returned) done. */
export type SubmitOutcome = FormRefusal | 'reset' | undefined;

/** Submits valid values; the return value describes the result. */
export type SubmitHandler<Values> = (values: Values) => Promise<SubmitOutcome> | Promise<void>;

type Values = Record<string, unknown>;
type FormSchema = z.ZodType<Values, Values>;

export type ZodFormOptions<Schema extends FormSchema> = {
  /** Id of the form, by which a button outside of it can send it; made up when left out. */
  id?: string;
  /** The initial values of the fields. */
  defaultValue?: DefaultValue<z.input<Schema>>;
  /** The form is what its page is for: its first field has the focus when the page opens. */
  isWholePage?: boolean;
  /** Called with valid values, once per submit, even if the button is clicked several times. */
  onSubmit: SubmitHandler<z.output<Schema>>;
};

/**
 * A form checked by a schema whose messages are codes: each field when it is left, all at submit; the first
 * invalid field is focused, and a refused save keeps every value (DECISION-34).
 */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  { id, defaultValue, isWholePage = false, onSubmit }: ZodFormOptions<Schema>,
) {
  const [lastResult, setLastResult] = useState<SubmissionResult<string[]>>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [resets, setResets] = useState(0);
  // State changes only after the next render, and a second click can come before it.
  const underWay = useRef(false);
  const accepted = useRef(false);
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id,
    defaultValue,
    lastResult,
    constraint: getZodConstraint(typedBy(schema)),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    async onSubmit(event, { submission }) {
      event.preventDefault();
      if (underWay.current || submission?.status !== 'success') return;
      accepted.current = true;
      underWay.current = true;
      setBusy(true);
      try {
        const outcome = await onSubmit(submission.value);
        if (outcome === 'reset') {
          const isHere = hasFocus(form.id);
          leaveField();
          form.reset();
          if (isHere) setResets((count) => count + 1);
        } else if (outcome) setLastResult(submission.reply(errorsOf(outcome)));
        if (!outcome || outcome === 'reset') setAttempts(0);
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  });
  // Taken away with the focus in it, as by a dialog that closes, a field is validated while React is deaf.
  useEffect(() => neverSentByTheBrowser(form.id), [form.id]);
  // What the server refused is focused by the time an effect runs.
  useEffect(() => {
    if (lastResult) showFocus();
  }, [lastResult]);

  useEffect(() => {
    // Not where several forms are shown side by side, as in the documentation.
    if (isWholePage && document.forms.length === 1 && document.activeElement === document.body)
      focusFirstField(form.id);
  }, [isWholePage, form.id]);
  // The emptied fields are new ones: without this the focus would be at the top of the page.
  useEffect(() => {
    if (resets > 0) focusFirstField(form.id);
  }, [resets, form.id]);

  const { onSubmit: submit, ...props } = getFormProps(form);
  const formProps = {
    ...props,
    // If the browser ever submits the form natively, the input must not end up in the URL.
    method: 'post' as const,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      accepted.current = false;
      const sending = isSending(event);
      if (sending) setAttempts((count) => count + 1);
      submit(event);
      // Not when a field is only left: under the finger that left it, the button it pressed would move away.
      if (sending && !accepted.current) showFocus();
    },
  };
  /** `attempts` counts how often the person has tried to send what is typed now, for an error summary. */
  return { form, fields, formProps, busy, attempts };
}

/** The fields as they are typed, which is where conform reads what each asks for, of a form whose values are put together afterwards. */
export function typedBy(schema: z.ZodType): z.ZodType {
  return 'in' in schema ? typedBy(schema.in as z.ZodType) : schema;
}

/** Conform checks a single field by a submit as well, of a button of its own. */
function isSending({ nativeEvent }: FormEvent): boolean {
  const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return pressed?.getAttribute('name') !== '__intent__';
}

/** A field that is focused comes into view, one that had the focus all along does not: the submit button takes none. */
function showFocus() {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Keeps the browser from sending a form, whoever else hears that it is to be sent. */
function neverSentByTheBrowser(formId: string): () => void {
  const stop = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && event.target.id === formId) event.preventDefault();
  };
  document.addEventListener('submit', stop);
  return () => document.removeEventListener('submit', stop);
}

/**
 * Blurs the field before a reset replaces the fields: removing a focused field would validate it before React attaches
 * its listeners, and the browser would submit the form natively.
 */
function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Returns whether the user is still in the form; in Safari a clicked button has no focus. */
function hasFocus(formId: string): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(document.getElementById(formId)?.contains(activeElement));
}

function focusFirstField(formId: string): void {
  const form = document.getElementById(formId);
  form?.querySelector<HTMLElement>(firstField)?.focus();
}

const firstField = ':is(input, select, textarea):not(:disabled, [type="hidden"])';

function errorsOf({ fields = {}, form }: FormRefusal) {
  return {
    fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, [code]])),
    formErrors: form ? [form] : [],
  };
}
