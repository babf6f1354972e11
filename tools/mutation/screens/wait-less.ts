import { configure } from 'storybook/test';

// Shorter than in `.storybook/preview.tsx`, which waits twice as long: an element that a mutant removed never appears.
configure({ asyncUtilTimeout: 4000 });
