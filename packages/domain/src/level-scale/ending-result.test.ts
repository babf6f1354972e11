import { describe, expect, it } from 'vitest';
import { aContractToFollowUp } from '../contract/contract-follow-up.fixtures.ts';
import {
  allToFollowUp,
  followUpCounts,
  keyOfItem,
  markKindOf,
  withEndingResults,
} from '../contract/contract-follow-up.ts';
import { defaultFollowUpLimits } from '../contract/follow-up-limits.ts';
import { isReminded } from '../reminders/reminder.ts';
import { resultStatus, scaleStandings } from './result-status.ts';
import { anEndingResult, aScaleResult } from './scale-result.fixtures.ts';

const contracts = [aContractToFollowUp({ id: 412 }), aContractToFollowUp({ id: 413 })];

const itemsOn = (today: string) =>
  allToFollowUp(withEndingResults(contracts, [anEndingResult()]), today, defaultFollowUpLimits).filter(
    ({ kind }) => kind === 'result',
  );

describe('a result that ends (DECISION-224)', () => {
  it.each([
    ['2026-10-21', []],
    ['2026-10-22', [-90]],
    ['2027-01-20', [0]],
    ['2027-01-21', [1]],
    ['2028-01-20', [365]],
  ])('is followed up on %s with the days %j', (today, days) => {
    expect(itemsOn(today).map((item) => item.days)).toEqual(days);
    expect(itemsOn(today).map((item) => item.overdueDays)).toEqual(days);
  });

  it('belongs to the contract that the server names, and is snoozed by its id', () => {
    const items = itemsOn('2027-01-02');
    expect(items.map(keyOfItem)).toEqual(['412-result-702']);
    expect(items.map(markKindOf)).toEqual(['result-702']);
    expect(followUpCounts(items).result).toBe(1);
  });

  it('is nothing that a teacher is reminded of', () => {
    expect(itemsOn('2027-01-02').filter(isReminded)).toEqual([]);
  });
});

describe('resultStatus (DECISION-223)', () => {
  const old = aScaleResult({ id: 1, testedOn: '2021-11-20' });
  const oral = aScaleResult({ id: 2, testedOn: '2024-02-29', levels: { oral: 'E' } });
  const rest = aScaleResult({ id: 3, testedOn: '2024-03-01', levels: { reading: 'C', writing: 'C' } });
  const spanish = aScaleResult({ id: 4, testedOn: '2026-01-01', language: { id: 3, name: 'Español' } });
  const quebec = aScaleResult({ id: 5, scale: 'quebec', testedOn: '2010-01-01', levels: { oral: '8' } });

  it('says until when the skills that count hold, the last day included', () => {
    const all = [old, oral, spanish];
    expect(resultStatus(old, all, '2026-11-20')).toEqual({ kind: 'valid', lastDay: '2026-11-20' });
    expect(resultStatus(old, all, '2026-11-21')).toEqual({ kind: 'ended', lastDay: '2026-11-20' });
  });

  it('says that later tests of all its skills replace it', () => {
    expect(resultStatus(old, [old, oral, rest], '2026-11-20')).toEqual({ kind: 'replaced' });
  });

  it('says that an exemption and Québec’s levels have no end', () => {
    expect(resultStatus(oral, [old, oral], '2060-01-01')).toEqual({ kind: 'exempt' });
    const spoken = { ...quebec, levels: { speaking: '8' } };
    expect(resultStatus(spoken, [spoken], '2060-01-01')).toEqual({ kind: 'endless' });
  });

  it('groups results by language and scale, the language that was tested last first', () => {
    const spoken = { ...quebec, levels: { speaking: '8' } };
    const found = scaleStandings([old, spoken, spanish, oral]);
    expect(found.map(({ language, scale, levels }) => [language?.name, scale, levels])).toEqual([
      ['Español', 'sle', { reading: 'C', writing: 'B', oral: 'C' }],
      ['Français', 'sle', { reading: 'C', writing: 'B', oral: 'E' }],
      ['Français', 'quebec', { speaking: '8' }],
    ]);
  });
});
