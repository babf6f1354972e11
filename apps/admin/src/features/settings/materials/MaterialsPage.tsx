import { useFlagMaterial, useMaterials } from '@portal/api-client';
import type { Material } from '@portal/domain';
import { useListState, useToast } from '@portal/shell';
import { Switch } from '@portal/ui';
import { useCallback } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { ListScreen } from '../../../parts/list/ListScreen';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { loadExport, loadMaterialDialog, loadRowDialog, materialListDialogs } from './list-dialogs';
import { useMaterialColumns } from './material-columns';
import { materialList } from './material-list';
import { materialListWords } from './material-list-words';
import { materialRowMenu } from './material-row-menu';
import { useMaterialFilters } from './useMaterialFilters';

/**
 * The materials: search, flag, notes, add, edit, archive, and the contracts that request them (SET-MAT-01 to
 * SET-MAT-18).
 */
export function MaterialsPage() {
  const address = useListState(materialList);
  const { state, change } = address;
  const materials = useMaterials(materialList.queryOf(state));
  const filters = useMaterialFilters(state, change);
  const { dialog, recordId, open, close } = useDialogAddress(materialListDialogs);
  const edit = useCallback((materialId: number) => open('edit', materialId), [open]);
  const columns = useMaterialColumns({ onEdit: edit, sought: state.contract });
  const { t, stack, pair } = materialListWords.useWords();
  const flag = useFlag();
  const history = useListHistory(
    'material',
    (id) => materials.data?.rows.find((row) => row.id === id)?.title,
  );
  return (
    <ListScreen
      name="materials"
      isInArea
      list={materialList}
      address={address}
      query={materials}
      useRows={useMaterials}
      words={materialListWords}
      counted={(count) => pair(state.archived ? 'countedArchived' : 'counted', { count })}
      columns={columns}
      rowKey={rowKey}
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
        sections: (material) => [...materialRowMenu(material, open), ...history.menu(material.id)],
      }}
      create={{ label: t('addMaterial'), onClick: () => open('create') }}
      loadExport={loadExport}
    >
      {history.drawer}
      {dialog === 'create' && (
        <OnDemand load={loadMaterialDialog} onClose={close}>
          {(MaterialDialog) => <MaterialDialog material={null} onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'create' && recordId !== null && (
        <OnDemand key={recordId} load={loadRowDialog} onClose={close}>
          {(MaterialRowDialog) => (
            <MaterialRowDialog
              dialog={dialog}
              materialId={recordId}
              shown={materials.error ? undefined : materials.data?.rows.find(({ id }) => id === recordId)}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: Material) => id;

/** Returns a function that flags a material, with its error message (SET-MAT-15, MSG-16). */
function useFlag() {
  const flagMaterial = useFlagMaterial();
  const toast = useToast();
  const { pair } = materialListWords.useWords();
  return (material: Material, flagged: boolean) => {
    const about = `flag ${material.id}`;
    flagMaterial(material, flagged).then(
      () => toast.settle(about),
      () => toast.danger(pair('notUpdated', { title: material.title }), { about }),
    );
  };
}
