import { expect, it } from 'vitest';
import { largeDataSet } from '../../samples/index.ts';
import { testDay } from '../testing/testMoment.ts';
import { wrongAnswers } from '../testing/wrongAnswers.ts';

it('agrees with the API description on the shape of every answer over the whole of the large data', async () => {
  expect(await wrongAnswers(largeDataSet(testDay))).toEqual([]);
}, 120_000);
