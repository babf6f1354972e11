import { afterEach } from 'vitest';
import { restoreClock } from '../packages/shell/src/testing/storyClock';

// Storybook reverts a story's setup only when the next story starts. Without this, the next file would load with the
// story's clock.
afterEach(restoreClock);
