import {
  detailRefusals,
  fullName,
  type Person,
  readDecimal,
  type TypedLesson,
  type TypedLessonDetail,
} from '@portal/domain';
import { PairText } from '@portal/i18n';
import { CheckboxField, type FieldSize, IconButton, MoreIcon, NumberField } from '@portal/ui';
import { type ReactNode, useId, useState } from 'react';
import { RefusalText } from '../RefusalText';
import { fields, head, summary } from './LessonDetails.css';
import { lessonDetailWords } from './lesson-detail-words';
import { useDetailText } from './useDetailText';

export interface StudentDetailProps {
  student: Person;
  detail: TypedLessonDetail;
  /** Length and absent students as currently entered. */
  lesson: TypedLesson;
  onChange: (detail: TypedLessonDetail) => void;
  /** Whether the fields are initially open. */
  defaultOpen?: boolean;
  /** Height of the fields. */
  size?: FieldSize;
  /** The student's line next to the button. */
  children: ReactNode;
}

/**
 * A student's line with a button that opens the fields for minutes missed, or for the excuse of an absence
 * (DECISION-51).
 */
export function StudentDetail({
  student,
  detail,
  lesson,
  onChange,
  defaultOpen = false,
  size,
  children,
}: StudentDetailProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const { t } = lessonDetailWords.useWords();
  const describe = useDetailText();
  const refusals = detailRefusals(detail, lesson);
  const isAbsent = lesson.absentStudentIds.includes(student.id);
  // An invalid number is never hidden, and its field stays after it is corrected.
  if (!isOpen && Object.keys(refusals).length > 0) setIsOpen(true);
  const text = describe({
    lateMinutes: isAbsent ? 0 : (readDecimal(detail.late) ?? 0),
    leftEarlyMinutes: isAbsent ? 0 : (readDecimal(detail.leftEarly) ?? 0),
    isExcused: isAbsent && detail.isExcused,
  });
  return (
    <>
      <div className={head}>
        {children}
        <IconButton
          icon={MoreIcon}
          size="large"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('more', { name: fullName(student) })}
        </IconButton>
      </div>
      {!isOpen && text && (
        <p className={summary}>
          <PairText value={text} />
        </p>
      )}
      {isOpen && (
        <div id={id} className={fields}>
          {isAbsent ? (
            <CheckboxField
              label={t('excused')}
              checked={detail.isExcused}
              onChange={({ currentTarget }) => onChange({ ...detail, isExcused: currentTarget.checked })}
            />
          ) : (
            (['late', 'leftEarly'] as const).map((field) => (
              <NumberField
                key={field}
                size={size}
                step={5}
                label={t(field)}
                value={detail[field]}
                onChange={({ currentTarget }) => onChange({ ...detail, [field]: currentTarget.value })}
                message={refusals[field] && <RefusalText refusal={refusals[field]} />}
              />
            ))
          )}
        </div>
      )}
    </>
  );
}
