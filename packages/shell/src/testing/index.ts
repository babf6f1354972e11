export { expectMessage } from './expectMessage';
export { factsIn } from './factsIn';
export { type InPortalOptions, inPortal } from './inPortal';
export { memoryUnsavedStore } from './memoryUnsavedStore';
export { memoryViewStore } from './memoryViewStore';
export { storyClock } from './storyClock';
