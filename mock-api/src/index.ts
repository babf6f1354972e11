export { accounts, samplePassword } from './accounts.ts';
export { createMock, type Mock, type MockOptions, type RecordedRequest } from './createMock.ts';
export { createOrigin, type OriginOptions, type PortalConfig, sampleConfig } from './createOrigin.ts';
export type { Fault, FaultKind } from './http/Faults.ts';
export { listenNear } from './listenNear.ts';
export { localMock } from './localMock.ts';
export { printAddresses } from './printAddresses.ts';
export type { DataSet } from './store/tables.ts';
