// What other packages' styles need of the theme. Apart from the root, because a style that is built through a barrel
// of components would evaluate all their styles without keeping them.
export { vars } from './contract.css';
export { media } from './media';
export { breakpoint } from './tokens';
