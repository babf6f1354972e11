import { type CreatedApiKey, useCreateApiKey } from '@portal/api-client';
import {
  type ApiKeyGroup,
  apiKeyDays,
  apiKeyGroups,
  newApiKeyOf,
  newApiKeySchema,
  newApiKeyText,
} from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToday } from '@portal/shell';
import { Stack, Text } from '@portal/ui';
import { FormCheckboxGroup, FormSelectField, FormTextField } from '@portal/views';
import { groupGrid } from './api-keys.css';
import { apiKeysWords } from './api-keys-words';

export interface NewKeyDialogProps {
  /** Called with the new key, whose text is only known now. */
  onCreated: (created: CreatedApiKey) => void;
  onClose: () => void;
}

const groups = Object.keys(apiKeyGroups) as ApiKeyGroup[];

/** Creates a key: a name, the groups of calls that it covers, and how long it works (DECISION-165). */
export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const { t, plain, stack } = apiKeysWords.useWords();
  const today = useToday();
  const createKey = useCreateApiKey();
  return (
    <RecordDialog
      draft={{ form: 'api-key', record: 'new', stored: newApiKeyText() }}
      schema={newApiKeySchema}
      save={(values, { intention }) => createKey(newApiKeyOf(values, today), intention)}
      onSaved={(created: CreatedApiKey) => onCreated(created)}
      refused={stack('form.failed')}
      title={stack('form.title')}
      submitLabel={t('form.submit')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField
            field={fields.name}
            label={t('form.nameField')}
            hint={t('form.nameHint')}
            autoComplete="off"
          />
          <Stack gap="small">
            <strong>{stack('form.groups')}</strong>
            <Text as="div" tone="soft">
              {stack('form.groupsHint')}
            </Text>
            <div className={groupGrid}>
              {groups.map((group) => (
                <FormCheckboxGroup
                  key={group}
                  field={fields[group]}
                  label={t(`group.${group}`)}
                  options={apiKeyGroups[group].map((deed) => ({ value: deed, label: t(`${deed}Option`) }))}
                />
              ))}
            </div>
          </Stack>
          <FormSelectField
            field={fields.days}
            label={t('form.days')}
            options={apiKeyDays.map((days) => ({ value: days, label: plain(`form.${days}`) }))}
          />
          <Text as="div" tone="soft">
            {stack('form.mail')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}
