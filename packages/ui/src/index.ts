import './theme/themes.css';

export { vars } from './theme/contract.css';
