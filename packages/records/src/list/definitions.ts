// How lists are defined and exported. Separate from the other exports, because these have no component and no style, so
// that tests can read a list without a browser.
export {
  type ArchivedColumns,
  archivedText,
  type CsvColumns,
  csvDay,
  csvMinute,
  csvTable,
  personColumns,
} from './csv-columns';
export { defineFilterList, sentAs } from './define-filter-list';
export { archivedScope, defineList, oneOf, recordId, scopeOf, tick } from './define-list';
