import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { stacked } from '../BilingualText/BilingualText.css';
import * as table from '../DataTable/DataTable.css';
import { field } from '../Field/Field.css';
import * as filters from '../FilterBar/FilterBar.css';
import * as list from '../ListLayout/ListLayout.css';
import { bar as segments } from '../SegmentedControl/SegmentedControl.css';
import { vars } from '../theme/contract.css';

// Print styles of components on sheets. Separate from the components' styles, because the first page does not need
// them.

const onPaper = (selector: string, rules: StyleRule) => globalStyle(selector, { '@media': { print: rules } });

// Sheets are divided between the rows of a grid. Elements that fill the window would have no height on a sheet.
onPaper(list.content, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3mm' });
onPaper(list.list, { display: 'block' });
for (const frame of Object.values(table.frame)) onPaper(frame, { display: 'block', boxShadow: 'none' });
onPaper(table.footer, { padding: '2mm 0', border: 0 });
onPaper(table.phoneBar, { display: 'none' });
onPaper(table.card, { breakInside: 'avoid', contentVisibility: 'visible' });
onPaper(field, { breakInside: 'avoid' });

// Narrow columns would break names and numbers at each hyphen.
onPaper(`${table.table} tbody :is(th, ${stacked} > [lang])`, { whiteSpace: 'nowrap' });

// The filters as text: the active ones, the selected option of the list, and the number of rows.
for (const bar of [filters.bar, filters.compactBar]) onPaper(bar, { display: 'flex', gap: '1mm 5mm' });
for (const control of [filters.toolRow, filters.areaButton, filters.search, filters.fields])
  onPaper(control, { display: 'none' });
onPaper(filters.chip, {
  minHeight: 0,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.strong,
});
onPaper(`${filters.chip} > svg`, { display: 'none' });
onPaper(filters.printed, { display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm' });
onPaper(`${filters.compactBar} > output`, {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
});
onPaper(segments.group, { padding: 0, border: 0, background: 'none', overflow: 'visible' });
onPaper(`${segments.group} > :not(:has(:checked))`, { display: 'none' });
onPaper(segments.text, { minHeight: 0, padding: 0 });
