import type { Preview } from '@storybook/react-vite';
import { DocsPage, ThemedDocs } from './DocsPage';

const preview: Preview = { parameters: { docs: { page: DocsPage, container: ThemedDocs } } };
export default preview;
