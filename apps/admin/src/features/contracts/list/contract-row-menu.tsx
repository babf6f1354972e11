import { type Contract, type ContractStatus, rowMenu } from '@portal/domain';
import { rowItem } from '@portal/records';
import {
  CheckIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  FlagIcon,
  type IconShape,
  InboxIcon,
  type MenuSection,
  NoteIcon,
} from '@portal/ui';
import { contractStatusWords } from '@portal/views';
import { pathTo } from '../../../paths';
import { listWords } from './list-words';

/** The dialogs of a row, as named in the address. */
export const contractRowDialogs = ['notes', 'highlight', 'duplicate', 'archive'] as const;
export type ContractRowDialogName = (typeof contractRowDialogs)[number];

export interface ContractRowActions {
  onToggleFlag: (contract: Contract) => void;
  onSetStatus: (contract: Contract, status: ContractStatus) => void;
  onOpen: (dialog: ContractRowDialogName, contractId: number) => void;
}

/**
 * Returns the row menu: edit, highlight, flag, notes, duplicate, and the allowed status changes (CON-LIST-16 to
 * CON-LIST-27, CON-LIST-38, DECISION-15).
 */
export function contractRowMenu(
  contract: Contract,
  { onToggleFlag, onSetStatus, onOpen }: ContractRowActions,
): readonly MenuSection[] {
  const { id, flagged, status } = contract;
  const { canHighlight, canFlag, nextStatuses } = rowMenu(status);
  const item = (
    word: 'edit' | 'highlight' | 'flag' | 'unflag' | 'notes' | 'duplicate',
    icon: IconShape,
    action: string | (() => void),
  ) => rowItem(word, icon, <listWords.T k={`menu.${word}`} />, action);
  const contractSection: MenuSection = {
    id: 'contract',
    items: [
      item('edit', EditIcon, pathTo('courses.edit.basic', { id })),
      ...(canHighlight ? [item('highlight', EyeIcon, () => onOpen('highlight', id))] : []),
      ...(canFlag ? [item(flagged ? 'unflag' : 'flag', FlagIcon, () => onToggleFlag(contract))] : []),
      item('notes', NoteIcon, () => onOpen('notes', id)),
      item('duplicate', CopyIcon, () => onOpen('duplicate', id)),
    ],
  };
  if (nextStatuses.length === 0) return [contractSection];
  const statusItems = nextStatuses.map((next) =>
    rowItem(
      next,
      next === 'archived' ? InboxIcon : CheckIcon,
      <contractStatusWords.T k={`contractStatus.${next}`} />,
      () => (next === 'archived' ? onOpen('archive', id) : onSetStatus(contract, next)),
    ),
  );
  return [contractSection, { id: 'status', caption: <listWords.T k="menu.status" />, items: statusItems }];
}
