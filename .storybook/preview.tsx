import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const preview: Preview = {
  loaders: [mswLoader()],
  parameters: {
    layout: 'fullscreen',
    // A violation of WCAG 2.2 AA fails the story.
    a11y: { test: 'error' },
  },
  tags: ['autodocs'],
};
export default preview;
