import type { FieldMetadata } from '@conform-to/react';
import { type Person, parseTypedDetails, type TypedLesson, typedDetailsText } from '@portal/domain';
import { FormTextareaField, lessonDetailWords, StudentDetails } from '@portal/views';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface LessonDetailFieldsProps {
  details: FieldMetadata;
  note: FieldMetadata;
  /** The students of the lesson, in display order. */
  students: readonly Person[];
  /** Current input: length and absentees. */
  lesson: TypedLesson;
}

/** The details of a lesson's students and its note, for a backend with lesson details (DECISION-51). */
export function LessonDetailFields({ details, note, students, lesson }: LessonDetailFieldsProps) {
  const { t } = lessonDetailWords.useWords();
  return (
    <>
      <DetailsField key={details.key} field={details} students={students} lesson={lesson} />
      <FormTextareaField field={note} label={t('note')} hint={t('noteHint')} minRows={2} />
    </>
  );
}

/** The details as one hidden input, for form libraries and drafts. */
function DetailsField({
  field,
  students,
  lesson,
}: Pick<LessonDetailFieldsProps, 'students' | 'lesson'> & { field: FieldMetadata }) {
  const [typed, setTyped] = useState(() => parseTypedDetails(String(field.initialValue ?? '')));
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <StudentDetails
        students={students}
        details={typed}
        lesson={lesson}
        onChange={(next) => {
          // The value must be in the document before the event.
          flushSync(() => setTyped(next));
          input.current?.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />
      <input
        ref={input}
        type="hidden"
        id={field.id}
        name={field.name}
        form={field.formId}
        value={typedDetailsText(typed)}
      />
    </>
  );
}
