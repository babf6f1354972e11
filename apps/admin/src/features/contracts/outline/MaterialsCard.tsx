import { useMaterialStatuses, useSetMaterialStatus } from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  contractMaterialStatuses,
  isLocked,
  statusNameToShow,
} from '@portal/domain';
import {
  Banner,
  Button,
  DataTable,
  EditIcon,
  EmptyState,
  Heading,
  PlusIcon,
  SelectField,
  type TableColumn,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import { copy } from '../../../copy';
import { LoadFailure } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { queryToReturnTo } from '../../../parts/useReturnToRow';
import { pathTo } from '../../../paths';
import * as styles from './outline.css';
import { outlineTabWords } from './outline-tab-words';

/** The dialogs for one material, or for a new assignment. */
export type MaterialAction = 'assign-material' | 'update-material' | 'remove-material';

export interface MaterialsCardProps {
  contract: Contract;
  /** Opens a dialog, for one assignment if given. */
  onOpen: (action: MaterialAction, assignmentId?: number) => void;
}

/** The materials of a contract and their overall status (CON-OUT-06 to CON-OUT-08, SHELL-076). */
export function MaterialsCard({ contract, onOpen }: MaterialsCardProps) {
  const { t, stack } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  const locked = isLocked(contract.status);
  const columns = useMaterialColumns(locked, onOpen);
  const rows = useMemo(() => contract.materials.filter(({ active }) => active), [contract.materials]);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} look="section">
          {stack('materials.title')}
        </Heading>
        <Button
          icon={PlusIcon}
          blockedReason={locked ? common('form.archivedBlocks') : undefined}
          onClick={() => onOpen('assign-material')}
        >
          {stack('materials.add')}
        </Button>
      </div>
      <MaterialStatusSelect contract={contract} />
      {contract.noMaterialNeeded && <Banner tone="info">{stack('materials.noneNeeded')}</Banner>}
      <DataTable
        caption={t('materials.caption', { number: contract.number })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loadingLabel={t('materials.loading')}
      >
        {rows.length === 0 && (
          <EmptyState title={stack('materials.empty')} text={stack('materials.emptyText')} level={3} />
        )}
      </DataTable>
      <TextLink variant="standalone" href={pathTo('admin.settings.materials') + queryToReturnTo('materials')}>
        {stack('materials.all')}
      </TextLink>
    </section>
  );
}

function useMaterialColumns(
  locked: boolean,
  onOpen: MaterialsCardProps['onOpen'],
): readonly TableColumn<ContractMaterial>[] {
  const { t, stack } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  return useMemo(() => {
    const blocked = locked ? common('form.archivedBlocks') : undefined;
    return [
      { id: 'title', header: stack('materials.materialTitle'), phone: 'title', cell: ({ title }) => title },
      {
        id: 'quantity',
        header: stack('materials.quantity'),
        align: 'end',
        cell: ({ quantity }) => quantity ?? '---',
      },
      {
        id: 'notes',
        header: stack('notes'),
        cell: ({ note }) => <span className={styles.prose}>{note ?? '---'}</span>,
      },
      {
        id: 'actions',
        header: stack('actions'),
        phone: 'action',
        cell: ({ id, title }) => (
          <span className={styles.rowActions}>
            <Button
              size="small"
              icon={EditIcon}
              blockedReason={blocked}
              onClick={() => onOpen('update-material', id)}
            >
              {t('materials.update')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
            <Button
              size="small"
              variant="quiet"
              blockedReason={blocked}
              onClick={() => onOpen('remove-material', id)}
            >
              {t('remove')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </span>
        ),
      },
    ];
  }, [t, stack, common, locked, onOpen]);
}

/** The material status of the contract, saved immediately (CON-OUT-06, OPEN-42). */
function MaterialStatusSelect({ contract }: { contract: Contract }) {
  const { t, stack, plain } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const statuses = useMaterialStatuses();
  const setMaterialStatus = useSetMaterialStatus();
  const [wanted, setWanted] = useState<string>();
  const locked = isLocked(contract.status);
  const { materialStatusId } = contract;

  const choose = async (value: string) => {
    if (wanted !== undefined) return;
    setWanted(value);
    try {
      await setMaterialStatus(contract.id, value === '' ? null : Number(value));
      succeeded('toast.updated', undefined, { done: 'toast.materialStatusChanged' });
    } catch (error) {
      failed('toast.notUpdated', undefined, { error });
    } finally {
      setWanted(undefined);
    }
  };

  const known = contractMaterialStatuses(statuses.data ?? [], materialStatusId);
  const options = known.map(({ id, name }) => ({ value: String(id), label: statusNameToShow(name) }));
  return (
    <div className={styles.status}>
      <SelectField
        label={t('materials.status')}
        value={wanted ?? String(materialStatusId ?? '')}
        aria-busy={wanted !== undefined}
        disabled={locked || !statuses.data}
        hint={locked ? common('form.archivedBlocks') : undefined}
        placeholder={plain('materials.noStatus')}
        options={options}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <LoadFailure of={statuses}>{stack('materials.statusesFailed')}</LoadFailure>
    </div>
  );
}
