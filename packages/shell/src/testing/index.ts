export { type InPortalOptions, inPortal } from './inPortal';
