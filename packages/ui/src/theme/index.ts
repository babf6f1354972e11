// A separate entry, because a style built through the root would evaluate the styles of all components and drop them.
export { vars } from './contract.css';
export { inEm } from './inEm';
export { media, supports } from './media';
export { breakpoint } from './tokens';
