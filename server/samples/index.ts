export { localDay } from '../src/calendar/local-day.ts';
export { accounts, samplePassword } from './accounts.ts';
export { blankContract } from './blankContract.ts';
export { blankTeacher } from './blankTeacher.ts';
export { largeDataSet } from './largeDataSet.ts';
export { sampleContent, sampleSize, templates } from './sampleContent.ts';
export { smallDataSet } from './smallDataSet.ts';
