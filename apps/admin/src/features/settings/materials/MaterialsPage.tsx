import { useFlagMaterial, useLanguages, useMaterials } from '@portal/api-client';
import type { Material } from '@portal/domain';
import {
  archiveItem,
  csvExport,
  type FilterField,
  ListScreen,
  onDemand,
  rowItem,
  useDialogAddress,
  useListPage,
} from '@portal/records';
import { useToast } from '@portal/shell';
import { EditIcon, NoteIcon, Switch } from '@portal/ui';
import { useCallback } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { useContractFilter } from '../../../parts/useContractFilter';
import { languagePageSize } from '../language-page-size';
import { useMaterialColumns } from './material-columns';
import { type MaterialListState, materialList } from './material-list';
import { materialListWords } from './material-list-words';

/**
 * The materials: search, flag, notes, add, edit, archive, and the contracts that request them (SET-MAT-01 to
 * SET-MAT-18).
 */
export function MaterialsPage() {
  const page = useListPage(materialList, useMaterials);
  const { state, change } = page.address;
  const { data, error } = page.query;
  const filters = useMaterialFilters(state, change);
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const edit = useCallback((materialId: number) => open('edit', materialId), [open]);
  const columns = useMaterialColumns({ onEdit: edit, sought: state.contract });
  const { t, stack, pair } = materialListWords.useWords();
  const flag = useFlag();
  const rowOf = (id: number | null) => data?.rows.find((row) => row.id === id);
  const history = useListHistory('material', (id) => rowOf(id)?.title);
  return (
    <ListScreen
      {...page}
      name="materials"
      isInArea
      words={materialListWords}
      counted={(count) => pair(state.archived ? 'countedArchived' : 'counted', { count })}
      columns={columns}
      scope={{
        kind: 'other',
        field: (
          <Switch
            label={stack('archivedOnly')}
            checked={state.archived}
            onChange={({ currentTarget }) => change({ archived: currentTarget.checked })}
          />
        ),
      }}
      filters={filters}
      onToggle={(material, _column, flagged) => flag(material, flagged)}
      menu={{
        label: t('rowMenu'),
        sections: ({ id, active }) => [
          {
            id: 'record',
            items: [
              rowItem('edit', EditIcon, t('edit'), () => open('edit', id)),
              rowItem('notes', NoteIcon, t('notes'), () => open('notes', id)),
            ],
          },
          { id: 'state', items: [archiveItem(active, t, (action) => open(action, id))] },
          ...history.menu(id),
        ],
      }}
      create={{ label: t('addMaterial'), onClick: () => open('create') }}
      loadExport={loadExport}
    >
      {history.drawer}
      {dialog === 'create' && <MaterialDialog material={null} onClose={close} />}
      {dialog && dialog !== 'create' && recordId !== null && (
        <MaterialRowDialog
          key={recordId}
          dialog={dialog}
          materialId={recordId}
          shown={error ? undefined : rowOf(recordId)}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

const dialogs = ['edit', 'notes', 'archive', 'restore', 'create'] as const;
const loadExport = csvExport(materialListWords, async () => (await import('./material-csv')).materialCsv);
const MaterialDialog = onDemand(async () => (await import('./MaterialDialog')).MaterialDialog);
const MaterialRowDialog = onDemand(async () => (await import('./MaterialRowDialog')).MaterialRowDialog);

/** Returns a function that flags a material, with its error message (SET-MAT-15, MSG-16). */
function useFlag() {
  const flagMaterial = useFlagMaterial();
  const toast = useToast();
  const { pair } = materialListWords.useWords();
  return (material: Material, flagged: boolean) => {
    const about = `flag ${material.id}`;
    flagMaterial(material, flagged).then(
      () => toast.settle(about),
      (error: unknown) => toast.danger(pair('notUpdated', { title: material.title }), { about, error }),
    );
  };
}

/** Number of contracts in the filter (LIMIT-06). */
const contractPageSize = 1000;

/** The language and contract filters of the materials (SET-MAT-02, SET-MAT-03). */
function useMaterialFilters(
  { contract: chosen }: MaterialListState,
  onChange: (changes: Partial<MaterialListState>) => void,
): readonly FilterField<keyof MaterialListState>[] {
  const { plain, pair } = materialListWords.useWords();
  const languages = useLanguages({ pageSize: languagePageSize });
  const contract = useContractFilter({
    pageSize: contractPageSize,
    chosen,
    onChange,
    label: pair('contracts'),
    placeholder: plain('anyContract'),
    width: 280,
  });
  return [
    {
      kind: 'select',
      id: 'language',
      label: pair('language'),
      placeholder: plain('allLanguages'),
      options: (languages.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      width: 290,
    },
    contract,
  ];
}
