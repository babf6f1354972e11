export { readSpreadsheet, refuseHeavySpreadsheet, writeSpreadsheet } from '@portal/server/spreadsheet';
