import type { ListedHoliday } from '@portal/domain';
import type { Holiday } from '../generated/types.gen.ts';
import { fields, yesField } from './fields.ts';

export const { fromWire: holidayFromWire, toWire: holidayToWire } = fields<Holiday, ListedHoliday>()({
  date: 'date',
  name: 'name',
  nameEn: 'name_en',
  isObserved: ['observed', yesField],
  correctionId: 'correction_id',
});
