export {
  accounts,
  addChanges,
  type DataSet,
  largeDataSet,
  localDay,
  samplePassword,
  smallDataSet,
} from '@portal/server/samples';
export { startSampleCluster } from '@portal/server/testing';
export { createMock, type Mock, type MockOptions } from './createMock.ts';
export { createOrigin, type OriginOptions, sampleConfig } from './createOrigin.ts';
export type { Fault, FaultKind } from './http/Faults.ts';
export type { RecordedRequest } from './http/switches.ts';
export { listenNear } from './listenNear.ts';
export { localMock } from './localMock.ts';
export { printAddresses } from './printAddresses.ts';
export { sampleRecords, temporaryRecords } from './records/sampleRecords.ts';
