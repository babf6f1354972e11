import { type Contract, type ContractStatus, rowMenu } from '@portal/domain';
import { CheckIcon, EditIcon, FlagIcon, InboxIcon, type MenuSection } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { pathTo } from '../../../paths';
import { listWords } from './list-words';

export interface ContractRowActions {
  onToggleFlag: (contract: Contract) => void;
  onSetStatus: (contract: Contract, status: ContractStatus) => void;
}

/** What the menu of a row offers: edit, flag, and the statuses that the list allows (CON-LIST-16 to CON-LIST-27, decision 15). */
export function contractRowMenu(
  contract: Contract,
  { onToggleFlag, onSetStatus }: ContractRowActions,
): readonly MenuSection[] {
  const { nextStatuses } = rowMenu(contract.status);
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
        {
          id: 'flag',
          icon: FlagIcon,
          label: <listWords.T k={contract.flagged ? 'menu.unflag' : 'menu.flag'} />,
          onSelect: () => onToggleFlag(contract),
        },
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
        label: <vocabulary.T k={`contractStatus.${status}`} />,
        onSelect: () => onSetStatus(contract, status),
      })),
    });
  return sections;
}
