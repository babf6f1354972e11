import './theme/reset.css';
import './theme/fonts.css';
import './theme/themes.css';

// Foundations
export { BilingualText, type BilingualTextProps } from './BilingualText/BilingualText';
export { secondInk } from './BilingualText/BilingualText.css';
// Actions
export { Button, type ButtonProps } from './Button/Button';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export * from './icons';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './Link/LinkProvider';
export { TextLink, type TextLinkProps } from './Link/TextLink';
// Display
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { vars } from './theme/contract.css';
export { breakpoint } from './theme/tokens';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';
