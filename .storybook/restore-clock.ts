import { afterEach } from 'vitest';
import { restoreClock } from '../packages/shell/src/testing/storyClock';

// Storybook undoes what a story set up when the next one starts. Until then, the next file would load at its time.
afterEach(restoreClock);
