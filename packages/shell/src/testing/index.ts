export { expectMessage } from './expectMessage';
export { exportCsv } from './exportCsv';
export { factsIn } from './factsIn';
export { type InPortalOptions, inPortal } from './inPortal';
export { memoryUnsavedStore } from './memoryUnsavedStore';
export { memoryViewStore } from './memoryViewStore';
export { shows } from './shows';
export { storyClock } from './storyClock';
