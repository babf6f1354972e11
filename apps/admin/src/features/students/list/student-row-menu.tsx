import type { Student } from '@portal/domain';
import { EditIcon, InboxIcon, type MenuItem, type MenuSection, NoteIcon, RetryIcon } from '@portal/ui';
import { pathTo } from '../../../paths';
import type { StudentRowDialogName } from './list-dialogs';
import { studentListWords } from './student-list-words';

/** Returns the row menu: edit, notes, archive or restore. */
export function studentRowMenu(
  student: Student,
  onOpen: (dialog: StudentRowDialogName, studentId: number) => void,
): readonly MenuSection[] {
  const opens = (id: StudentRowDialogName, icon: MenuItem['icon']): MenuItem => ({
    id,
    icon,
    label: <studentListWords.T k={`menu.${id}`} />,
    onSelect: () => onOpen(id, student.id),
  });
  return [
    {
      id: 'student',
      items: [
        {
          id: 'edit',
          icon: EditIcon,
          label: <studentListWords.T k="edit" />,
          href: pathTo('students.edit.basic', { id: student.id }),
        },
        opens('notes', NoteIcon),
        student.active ? opens('archive', InboxIcon) : opens('restore', RetryIcon),
      ],
    },
  ];
}
