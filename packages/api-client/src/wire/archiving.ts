import {
  type ArchivedRecord,
  type ContractStatus,
  contractStatuses,
  contractStatusIds,
  type RemainingContract,
} from '@portal/domain';
import type {
  CourseStatusId,
  ArchivedRecord as WireArchivedRecord,
  RemainingCourse as WireRemainingCourse,
} from '../generated/types.gen.ts';
import { type Codec, fields, orNull } from './fields.ts';
import { named } from './named.ts';

const status: Codec<CourseStatusId, ContractStatus> = {
  fromWire: (id) => contractStatuses.find((one) => contractStatusIds[one] === id) ?? 'pending',
  toWire: (one) => contractStatusIds[one],
};

export const { fromWire: remainingContractFromWire, toWire: remainingContractToWire } = fields<
  WireRemainingCourse,
  RemainingContract
>()({
  id: 'id',
  number: 'contract_number',
  status: ['course_status_id', status],
  company: ['company', orNull(named)],
  planned: 'planned',
  nextOn: 'next_date',
});

export const { fromWire: archivedRecordFromWire, toWire: archivedRecordToWire } = fields<
  WireArchivedRecord,
  ArchivedRecord
>()({
  kind: 'kind',
  id: 'id',
  name: 'name',
  lastName: 'last_name',
  archivedOn: 'archived_on',
});
