import { configure } from 'storybook/test';

// What a mutant removes never comes. `.storybook/preview.tsx` waits twice as long for it.
configure({ asyncUtilTimeout: 4000 });
