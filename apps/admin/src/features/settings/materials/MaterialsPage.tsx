import { useFlagMaterial, useMaterials } from '@portal/api-client';
import type { Material } from '@portal/domain';
import { PageTitle, useListState, useTablePreferences, useToast } from '@portal/shell';
import { chosenColumns, ListContent } from '@portal/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { listWords } from '../../../parts/list-words';
import { OnDemand } from '../../../parts/OnDemand';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { loadExport, loadMaterialDialog, loadRowDialog, materialListDialogs } from './list-dialogs';
import { MaterialFilters } from './MaterialFilters';
import { useMaterialColumns } from './material-columns';
import { filtersOf, materialList, materialPageSize, orderAfterPress, orderOf } from './material-list-state';
import { materialListWords } from './material-list-words';
import { materialRowMenu } from './material-row-menu';
import { NoMaterials } from './NoMaterials';

/** The materials: find, flag, note, add, edit, archive, and who requests them (SET-MAT-01 to SET-MAT-18). */
export function MaterialsPage() {
  const { state, change, reset } = useListState(materialList);
  const materials = useMaterials(filtersOf(state));
  const { dialog, recordId, open, close } = useDialogAddress(materialListDialogs);
  const edit = useCallback((materialId: number) => open('edit', materialId), [open]);
  const columns = useMaterialColumns({ onEdit: edit, sought: state.contract });
  const preferences = useTablePreferences('materials');
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, plain, halves } = materialListWords.useWords();
  const ofAnyList = listWords.useWords();
  const flag = useFlag();
  const found = materials.error ? undefined : materials.data;

  return (
    <ListContent
      title={t('title')}
      tools={<TableTools columns={columns} preferences={preferences} onExport={() => setExporting(true)} />}
      create={{ label: t('add'), onClick: () => open('create') }}
      filters={
        <MaterialFilters
          state={state}
          onChange={change}
          onReset={reset}
          counted={{
            total: found?.total,
            name: (count) => halves(state.archived ? 'countedArchived' : 'counted', { count }),
          }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={materials}
        state={state}
        caption={t(state.archived ? 'captionArchived' : 'caption')}
        columns={shown}
        density={preferences.density}
        rowKey={(material) => material.id}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        onToggle={(material, _column, flagged) => flag(material, flagged)}
        menu={{
          label: t('rowMenu'),
          head: ofAnyList.t('actions'),
          sections: (material) => materialRowMenu(material, open),
        }}
        loadingLabel={t('loading')}
        pageSize={materialPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={<NoMaterials state={state} onReset={reset} />}
      />
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
              shown={found?.rows.find(({ id }) => id === recordId)}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(MaterialExport) => (
            <MaterialExport
              filters={filtersOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListContent>
  );
}

/** Flags a material, with what is said when that is refused (SET-MAT-15, MSG-16). */
function useFlag() {
  const flagMaterial = useFlagMaterial();
  const toast = useToast();
  const { halves } = materialListWords.useWords();
  return (material: Material, flagged: boolean) => {
    const about = `flag ${material.id}`;
    flagMaterial(material, flagged).then(
      () => toast.settle(about),
      () => toast.danger(halves('notUpdated', { title: material.title }), { about }),
    );
  };
}
