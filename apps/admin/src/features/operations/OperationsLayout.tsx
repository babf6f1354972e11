import type { Extension } from '@portal/api-client';
import {
  ChartIcon,
  ClockIcon,
  HistoryIcon,
  type IconShape,
  LinkIcon,
  MailIcon,
  ReminderIcon,
  UploadIcon,
} from '@portal/ui';
import { AreaLayout } from '../../parts/area/AreaLayout';
import { layouts, pathTo } from '../../paths';
import { operationsWords } from './operations-words';

/** The layout of the daily work beside contracts and people (ADR-0100): hours, private links, imports and mails. */
export function OperationsLayout() {
  const { stack, plain } = operationsWords.useWords();
  return (
    <AreaLayout
      path={layouts.operations.path}
      name={plain('menu')}
      moreLabel={stack('more')}
      pages={pages.map((page) => ({ ...page, path: pathTo(`operations.${page.id}`), label: stack(page.id) }))}
    />
  );
}

const pages = [
  { id: 'hours', icon: ClockIcon, extension: 'hours' },
  { id: 'hoursTotals', icon: ChartIcon, extension: 'hours' },
  { id: 'contractHours', icon: HistoryIcon, extension: 'hours' },
  { id: 'links', icon: LinkIcon, extension: 'links' },
  { id: 'imports', icon: UploadIcon, extension: 'import-history' },
  { id: 'mails', icon: MailIcon, extension: 'mails' },
  { id: 'reminders', icon: ReminderIcon, extension: 'reminders' },
] as const satisfies readonly { id: string; icon: IconShape; extension: Extension }[];
