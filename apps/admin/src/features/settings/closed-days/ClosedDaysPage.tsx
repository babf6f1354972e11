import { useClosedDays, useCreateClosedDays, useDeleteClosedDays } from '@portal/api-client';
import { closureSchema, closureText, type SavedClosure } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import { ActionDialog, actionTexts, QueryState, RecordDialog } from '@portal/records';
import { AreaContent, useToast } from '@portal/shell';
import { DataTable, DeleteIcon, EmptyState, IconButton, Stack, type TableColumn, Text } from '@portal/ui';
import { FormDateField, FormTextField } from '@portal/views';
import { useMemo, useState } from 'react';
import { page } from '../settings.css';
import { closedDaysWords } from './closed-days-words';
import { Holidays } from './Holidays';
import { tables } from './Holidays.css';
import { PlannedThen } from './PlannedThen';

/** The days on which the organization gives no classes: its closures (DECISION-51), and the holidays (DECISION-93). */
export function ClosedDaysPage() {
  const { t, stack } = closedDaysWords.useWords();
  const closures = useClosedDays();
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<SavedClosure | null>(null);
  const columns = useMemo(
    (): readonly TableColumn<SavedClosure>[] => [
      { id: 'period', header: t('period'), width: 200, phone: 'title', cell: Period },
      { id: 'name', header: t('name'), width: 190, cell: ({ name }) => name },
      { id: 'nameEn', header: t('nameEn'), width: 190, cell: ({ nameEn }) => nameEn },
      {
        id: 'actions',
        header: t('actions'),
        hideHeader: true,
        width: 60,
        align: 'end',
        phone: 'corner',
        cell: (closure) => (
          <IconButton icon={DeleteIcon} tone="critical" onClick={() => setDeleting(closure)}>
            {t('delete.label', { name: closure.name, day: datePair(closure.startsOn) })}
          </IconButton>
        ),
      },
    ],
    [t],
  );
  return (
    <AreaContent create={{ label: t('add'), onClick: () => setAdding(true) }}>
      {closures.error && !closures.data ? (
        <QueryState error={closures.error} retry={closures.retry} />
      ) : (
        <Stack gap="xlarge" className={`${page} ${tables}`}>
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={closures.data}
            rowKey={({ id }) => id}
            busy={closures.isValidating}
            loadingLabel={t('loading')}
          >
            {closures.data?.length === 0 && <EmptyState title={stack('empty')} text={stack('emptyText')} />}
          </DataTable>
          <Holidays />
        </Stack>
      )}
      {isAdding && <ClosureDialog onClose={() => setAdding(false)} />}
      {deleting && <DeleteClosure closure={deleting} onClose={() => setDeleting(null)} />}
    </AreaContent>
  );
}

function Period({ startsOn, endsOn }: SavedClosure) {
  return (
    <>
      <DateText value={startsOn} />
      {endsOn !== startsOn && (
        <>
          {' – '}
          <DateText value={endsOn} />
        </>
      )}
    </>
  );
}

function DeleteClosure({ closure, onClose }: { closure: SavedClosure; onClose: () => void }) {
  const words = closedDaysWords.useWords();
  const deleteClosure = useDeleteClosedDays();
  return (
    <ActionDialog
      {...actionTexts(words, 'delete')}
      tone="critical"
      action={() => deleteClosure(closure.id)}
      onClose={onClose}
    >
      <p>
        <strong>{closure.name}</strong> · <Period {...closure} />
      </p>
      <p>{words.stack('delete.text')}</p>
    </ActionDialog>
  );
}

/** A dialog for a new closure, which counts the classes planned on these days. */
function ClosureDialog({ onClose }: { onClose: () => void }) {
  const { t, stack, pair } = closedDaysWords.useWords();
  const toast = useToast();
  const createClosure = useCreateClosedDays();
  return (
    <RecordDialog
      draft={{ form: 'closed-days', record: 'new', stored: closureText(null) }}
      schema={closureSchema}
      save={(closure, { intention }) => createClosure(closure, intention)}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack('add')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormDateField field={fields.startsOn} label={t('form.startsOn')} />
          <FormDateField field={fields.endsOn} label={t('form.endsOn')} />
          <FormTextField field={fields.name} label={t('form.name')} />
          <FormTextField field={fields.nameEn} label={t('form.nameEn')} />
          <PlannedThen from={String(fields.startsOn.value ?? '')} to={String(fields.endsOn.value ?? '')} />
          <Text as="div" tone="soft">
            {stack('later')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}
