import { type FileType, fileTypes } from '@portal/domain';
import { type ActiveFilter, CheckboxField, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import type { ListCounted } from '../../../../parts/ListCount';
import { ListFilters } from '../../../../parts/ListFilters';
import { kind } from './FileFilters.css';
import type { FileListState } from './file-list-state';
import { fileListWords } from './file-list-words';

export interface FileFiltersProps {
  /** What the list shows at present. */
  state: FileListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<FileListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the whole list. */
  onReset: () => void;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

const ticks = ['noContract', 'noStudent', 'archived'] as const;

/** Kind of document, undefined contract and student, the archived switch and search of the file manager (SET-FILE-02 to SET-FILE-05, decision 28). */
export function FileFilters({ state, onChange, onReset, counted }: FileFiltersProps) {
  const { t, plain } = fileListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const active: ActiveFilter[] = [
    ...(state.type === ''
      ? []
      : [
          {
            id: 'type',
            label: (
              <>
                {t('type')} : {ofDomain.t(`fileType.${state.type}`)}
              </>
            ),
            onRemove: () => onChange({ type: '' }),
          },
        ]),
    ...ticks
      .filter((tick) => state[tick])
      .map((tick) => ({ id: tick, label: t(tick), onRemove: () => onChange({ [tick]: false }) })),
  ];
  return (
    <ListFilters
      search={{
        value: state.search,
        onSearch: (search) => onChange({ search }, { replace: true }),
        label: t('search'),
        placeholder: plain('search'),
      }}
      active={active}
      onReset={onReset}
      counted={counted}
    >
      <div className={kind}>
        <SelectField
          label={t('type')}
          hideLabel
          placeholder={plain('everyType')}
          options={fileTypes.map((value) => ({ value, label: ofDomain.plain(`fileType.${value}`) }))}
          value={state.type}
          onChange={(event) => onChange({ type: event.currentTarget.value as FileType | '' })}
        />
      </div>
      {ticks.map((tick) => (
        <CheckboxField
          key={tick}
          label={t(tick)}
          checked={state[tick]}
          onChange={(event) => onChange({ [tick]: event.currentTarget.checked })}
        />
      ))}
    </ListFilters>
  );
}
