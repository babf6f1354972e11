import { type Contract, type ContractStatus, rowMenu } from '@portal/domain';
import {
  CheckIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  FlagIcon,
  InboxIcon,
  type MenuItem,
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
  const { canHighlight, canFlag, nextStatuses } = rowMenu(contract.status);
  const opens = (id: Exclude<ContractRowDialogName, 'archive'>, icon: MenuItem['icon']): MenuItem => ({
    id,
    icon,
    label: <listWords.T k={`menu.${id}`} />,
    onSelect: () => onOpen(id, contract.id),
  });
  const sections: MenuSection[] = [
    {
      id: 'contract',
      items: [
        {
          id: 'edit',
          icon: EditIcon,
          label: <listWords.T k="menu.edit" />,
          href: pathTo('courses.edit.basic', { id: contract.id }),
        },
        ...(canHighlight ? [opens('highlight', EyeIcon)] : []),
        ...(canFlag
          ? [
              {
                id: 'flag',
                icon: FlagIcon,
                label: <listWords.T k={contract.flagged ? 'menu.unflag' : 'menu.flag'} />,
                onSelect: () => onToggleFlag(contract),
              },
            ]
          : []),
        opens('notes', NoteIcon),
        opens('duplicate', CopyIcon),
      ],
    },
  ];
  if (nextStatuses.length > 0)
    sections.push({
      id: 'status',
      caption: <listWords.T k="menu.status" />,
      items: nextStatuses.map((status) => ({
        id: status,
        icon: status === 'archived' ? InboxIcon : CheckIcon,
        label: <contractStatusWords.T k={`contractStatus.${status}`} />,
        onSelect: () =>
          status === 'archived' ? onOpen('archive', contract.id) : onSetStatus(contract, status),
      })),
    });
  return sections;
}
