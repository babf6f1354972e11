import {
  type CalendarMonth,
  type CsvCell,
  cellText,
  csvFile,
  invoiceDates,
  tabbedText,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { decimalMark, saveFile } from '@portal/shell';
import { Banner, Button, Card, CopyIcon, DescriptionList, DownloadIcon, TextareaField } from '@portal/ui';
import { useState } from 'react';
import { copyToClipboard, type ToPaste } from './copy-to-clipboard';
import { keys, status } from './hours.css';
import { hoursWords } from './hours-words';

export interface TakeHoursProps {
  month: CalendarMonth;
  /** The text to copy. */
  text: string;
  /** The table to copy or save, headings first. */
  table: readonly (readonly CsvCell[])[];
  /** Whether the hours are being reloaded, so that they may be outdated. */
  busy: boolean;
  /** Whether text and table include rates and amounts. */
  isPaid: boolean;
}

type Outcome =
  | { of: 'copiedText' | 'copiedTable' }
  | { of: 'saved'; name: string }
  | { of: 'refused'; text: string };

/**
 * The deadline of the month's invoice, and its hours to copy as text or table, or to save as a spreadsheet
 * (PORTAL-GUIDE-12).
 */
export function TakeHours({ month, text, table, busy, isPaid }: TakeHoursProps) {
  const { t, stack } = hoursWords.useWords();
  const { dueOn, paidOn } = invoiceDates(month);
  const [outcome, setOutcome] = useState<Outcome>();

  const copy = async (of: 'copiedText' | 'copiedTable', content: ToPaste) => {
    // Cleared first, so that the same message is announced again.
    setOutcome(undefined);
    const isCopied = await copyToClipboard(content);
    setOutcome(isCopied ? { of } : { of: 'refused', text: content.text });
  };
  const save = () => {
    const name = `heures-hours-${month}.csv`;
    // The type also names the encoding, because not every program reads the byte order mark.
    saveFile(new Blob([csvFile(table, decimalMark())], { type: 'text/csv;charset=utf-16le' }), name);
    setOutcome({ of: 'saved', name });
  };

  return (
    <Card title={stack('take')}>
      <DescriptionList
        items={[
          { id: 'due', term: stack('dueOn'), value: <DateText value={dueOn} /> },
          { id: 'paid', term: stack('paidOn'), value: <DateText value={paidOn} /> },
        ]}
      />
      <div>{stack(isPaid ? 'takePaidText' : 'takeText')}</div>
      <div>
        <div className={keys}>
          <Button
            variant={isPaid ? undefined : 'primary'}
            size="large"
            icon={CopyIcon}
            busy={busy}
            onClick={() => void copy('copiedText', { text })}
          >
            {t('copyText')}
          </Button>
          <Button
            size="large"
            icon={CopyIcon}
            busy={busy}
            onClick={() =>
              void copy('copiedTable', { text: tabbedText(table, decimalMark()), html: tableHtml(table) })
            }
          >
            {t('copyTable')}
          </Button>
          <Button size="large" icon={DownloadIcon} busy={busy} onClick={save}>
            {t('save')}
          </Button>
        </div>
        {/*
         * Rendered from the start: screen readers often miss a live region that is inserted together with its text.
         */}
        <div role="status" className={status}>
          {outcome && outcome.of !== 'refused' && (
            <Banner tone="positive" look="line">
              {outcome.of === 'saved' ? stack('saved', { name: outcome.name }) : stack(outcome.of)}
            </Banner>
          )}
        </div>
      </div>
      {outcome?.of === 'refused' && (
        <TextareaField
          label={stack('notCopied')}
          readOnly
          autoFocus
          value={outcome.text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </Card>
  );
}

/** Builds the table from elements, so that a name cannot be parsed as markup. */
function tableHtml(rows: readonly (readonly CsvCell[])[]): string {
  const table = document.createElement('table');
  rows.forEach((cells, index) => {
    const row = table.insertRow();
    for (const cell of cells)
      row.append(
        Object.assign(document.createElement(index === 0 ? 'th' : 'td'), { textContent: cellText(cell) }),
      );
  });
  return table.outerHTML;
}
