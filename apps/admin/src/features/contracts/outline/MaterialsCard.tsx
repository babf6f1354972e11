import {
  useChangeContractMaterial,
  useMaterialStatuses,
  useReadContract,
  useSetMaterialStatus,
} from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  contractMaterialStatuses,
  isLocked,
  isSameValue,
  materialStatusName,
} from '@portal/domain';
import { plainText, useLanguageMode } from '@portal/i18n';
import { absent, LoadFailure, queryToReturnTo } from '@portal/records';
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
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
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
  const columns = useMaterialColumns(contract.id, locked, onOpen);
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
  contractId: number,
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
        id: 'status',
        header: stack('materials.state'),
        width: 190,
        cell: (material) => <RequestStatus contractId={contractId} material={material} locked={locked} />,
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
  }, [t, stack, common, contractId, locked, onOpen]);
}

interface StatusChoice {
  contractId: number;
  /** The status on screen; null for none. */
  current: number | null;
  /** Returns the part of a contract on which the user's choice is based. */
  basisOf: (contract: Contract) => unknown;
  /** The same part as currently shown. */
  basis: unknown;
  save: (statusId: number | null) => Promise<unknown>;
}

/**
 * Returns the statuses that may follow the current one, as options, and a function that saves the selected one. If
 * someone else has set another status in the meantime, theirs is kept, and the user is told (DECISION-37).
 */
function useStatusChoice({ contractId, current, basisOf, basis, save }: StatusChoice) {
  const { succeeded, failed } = useOutcomeToast();
  const readContract = useReadContract();
  const [mode] = useLanguageMode();
  const statuses = useMaterialStatuses();
  const [wanted, setWanted] = useState<string>();

  const choose = async (value: string) => {
    if (wanted !== undefined) return;
    setWanted(value);
    try {
      // Loading the contract also shows its current status.
      if (!isSameValue(basisOf(await readContract(contractId)), basis)) {
        failed('toast.materialStatusElsewhere');
        return;
      }
      await save(value === '' ? null : Number(value));
      succeeded('toast.updated', undefined, { done: 'toast.materialStatusChanged' });
    } catch (error) {
      failed('toast.notUpdated', undefined, { error });
    } finally {
      setWanted(undefined);
    }
  };

  const options = contractMaterialStatuses(statuses.data ?? [], current).map(({ id, name }) => ({
    value: String(id),
    label: plainText(materialStatusName(name), mode),
  }));
  return { statuses, wanted, choose, options };
}

interface RequestStatusProps {
  contractId: number;
  material: ContractMaterial;
  /** Whether the contract is archived. */
  locked: boolean;
}

/** The status of one requested material, saved immediately; a dash if the backend does not send it (0§4). */
function RequestStatus({ contractId, material, locked }: RequestStatusProps) {
  const { t } = outlineTabWords.useWords();
  const change = useChangeContractMaterial();
  const { id, title, statusId } = material;
  const { statuses, wanted, choose, options } = useStatusChoice({
    contractId,
    current: statusId,
    basisOf: ({ materials }) => statusOf(materials.find((one) => one.id === id)),
    basis: statusOf(material),
    save: (next) => change(id, { statusId: next }),
  });
  if (statusId === null) return absent;
  return (
    <SelectField
      label={
        <>
          {t('materials.state')} {title}
        </>
      }
      hideLabel
      value={wanted ?? String(statusId)}
      aria-busy={wanted !== undefined}
      disabled={locked || !statuses.data}
      options={options}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}

function statusOf(material: ContractMaterial | undefined) {
  return material && { active: material.active, statusId: material.statusId };
}

function statusesOf({ materialStatusId, materials }: Contract) {
  return { materialStatusId, materials: materials.map(statusOf) };
}

/**
 * The status of all materials of the contract, saved immediately (CON-OUT-06, OPEN-42). A selection also applies to
 * each material that may get this status.
 */
function MaterialStatusSelect({ contract }: { contract: Contract }) {
  const { t, stack, plain } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  const setMaterialStatus = useSetMaterialStatus();
  const locked = isLocked(contract.status);
  const requested = contract.materials.filter(({ active }) => active).map(({ statusId }) => statusId);
  const differ = new Set(requested).size > 1;
  // If the materials differ, any status may be selected for those that may get it.
  const current = differ ? null : contract.materialStatusId;
  const { statuses, wanted, choose, options } = useStatusChoice({
    contractId: contract.id,
    current,
    basisOf: statusesOf,
    basis: statusesOf(contract),
    save: (next) => setMaterialStatus(contract.id, next),
  });
  return (
    <div className={styles.status}>
      <SelectField
        label={t('materials.status')}
        value={wanted ?? String(current ?? '')}
        aria-busy={wanted !== undefined}
        disabled={locked || !statuses.data}
        hint={locked ? common('form.archivedBlocks') : undefined}
        placeholder={plain(differ ? 'materials.variousStatuses' : 'materials.noStatus')}
        options={options}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <LoadFailure of={statuses}>{stack('materials.statusesFailed')}</LoadFailure>
    </div>
  );
}
