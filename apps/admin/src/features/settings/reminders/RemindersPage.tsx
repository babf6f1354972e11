import { useReminders, useTeachers } from '@portal/api-client';
import { fullName, reminderKinds, type SentReminder } from '@portal/domain';
import { useListState } from '@portal/shell';
import { Combobox } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { useMemo } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { reminderColumns } from './reminder-columns';
import { reminderList } from './reminder-list';
import { reminderListWords } from './reminder-list-words';

/** The log of reminders to teachers: content, date, sender and recipient (DECISION-51). */
export function RemindersPage() {
  const address = useListState(reminderList);
  const { state, change } = address;
  const reminders = useReminders(reminderList.queryOf(state));
  const teachers = useTeachers({ pageSize: 5000 });
  const { t, plain } = reminderListWords.useWords();
  const words = useComboboxWords();
  const options = useMemo(
    () =>
      (teachers.data?.rows ?? []).map((teacher) => ({ value: String(teacher.id), label: fullName(teacher) })),
    [teachers.data],
  );
  return (
    <ListScreen
      name="reminders"
      isInArea
      hasSearch={false}
      list={reminderList}
      address={address}
      query={reminders}
      useRows={useReminders}
      words={reminderListWords}
      columns={reminderColumns}
      rowKey={rowKey}
      filters={[
        {
          kind: 'other',
          id: 'teacher',
          label: t('teacher'),
          activeLabel:
            options.find(({ value }) => value === String(state.teacher))?.label ?? `#${state.teacher}`,
          field: (
            <Combobox
              label={t('teacher')}
              hideLabel
              placeholder={plain('teacher')}
              options={options}
              loading={teachers.isLoading}
              words={words}
              value={state.teacher === 0 ? '' : String(state.teacher)}
              onValueChange={(value) => change({ teacher: Number(value) })}
            />
          ),
          width: 240,
        },
        {
          kind: 'select',
          id: 'kind',
          label: t('kindFilter'),
          placeholder: plain('kindFilter'),
          options: reminderKinds.map((value) => ({
            value,
            label: plain(`kind.${value}`),
            activeLabel: t(`kind.${value}`),
          })),
          width: 220,
        },
      ]}
      loadExport={loadExport}
    />
  );
}

const rowKey = ({ id }: SentReminder) => id;

const loadExport = async () => (await import('./ReminderExport')).ReminderExport;
