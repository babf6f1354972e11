import {
  firstDetailRefusal,
  type Person,
  type TypedLesson,
  type TypedLessonDetail,
  typedDetailOf,
  withTypedDetail,
} from '@portal/domain';
import { Button, ClockIcon, type FieldSize } from '@portal/ui';
import { useId, useState } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { details as frame, list, row } from './LessonDetails.css';
import { lessonDetailWords } from './lesson-detail-words';
import { StudentDetail } from './StudentDetail';

export interface StudentDetailsProps {
  /** In display order. */
  students: readonly Person[];
  details: readonly TypedLessonDetail[];
  /** Length and absent students as currently entered. */
  lesson: TypedLesson;
  onChange: (details: TypedLessonDetail[]) => void;
  /** Height of the fields. */
  size?: FieldSize;
}

/** A button that opens the list of students, each with minutes missed or an excuse (DECISION-51). */
export function StudentDetails({ students, details, lesson, onChange, size }: StudentDetailsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(details.length > 0);
  // An invalid number is never hidden.
  if (!isOpen && firstDetailRefusal(details, lesson)) setIsOpen(true);
  const { t } = lessonDetailWords.useWords();
  return (
    <div className={frame}>
      <Button
        variant="quiet"
        size="large"
        icon={ClockIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('reveal')}
      </Button>
      {isOpen && (
        <ul id={id} className={list}>
          {students.map((student) => (
            <li key={student.id} className={row}>
              <StudentDetail
                student={student}
                detail={typedDetailOf(details, student.id)}
                lesson={lesson}
                size={size}
                defaultOpen={students.length === 1}
                onChange={(detail) => onChange(withTypedDetail(details, detail))}
              >
                <MarkedName of={student} />
              </StudentDetail>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
