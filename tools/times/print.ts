import { describeTimes } from './describeTimes.ts';
import { readTimes, timesFolder } from './TestTime.ts';

const times = timesFolder === undefined ? [] : readTimes(timesFolder);
if (times.length > 0) console.log(describeTimes(times));
