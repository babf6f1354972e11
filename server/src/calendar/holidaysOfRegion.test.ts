import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import moment from 'moment-timezone';
import newestTable from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { timeZoneTable } from './Clock.ts';
import { knownRegion, listRegions } from './holidayRegions.ts';
import { holidaysOfRegion } from './holidaysOfRegion.ts';

/** The days and English names of a region in a year. */
async function daysOf(region: string | null, year: number): Promise<string[]> {
  const holidays = await holidaysOfRegion(region, null);
  return holidays(year).map(({ date, nameEn }) => `${date} ${nameEn}`);
}

describe('the holidays of a region', () => {
  // date-holidays 3.37.0 depends on moment-timezone 0.5, which would replace our version in `moment`;
  // pnpm-workspace.yaml prevents that.
  it('leave the clock its table of zones', async () => {
    await daysOf('CA-BC', 2027);
    expect([moment.tz.dataVersion, timeZoneTable]).toEqual([newestTable.version, newestTable.version]);
  });

  // From date-holidays 3.37.0, except for Canada Day, which is on Monday when 1 July is a Sunday (Holidays Act, section
  // 2).
  it('are those of Ontario in 2029, with Canada Day on Monday (DECISION-93)', async () => {
    expect(await daysOf('CA-ON', 2029)).toEqual([
      '2029-01-01 New Year’s Day',
      '2029-02-19 Family Day',
      '2029-03-30 Good Friday',
      '2029-04-02 Easter Monday',
      '2029-05-21 Victoria Day',
      '2029-07-02 Canada Day',
      '2029-09-03 Labour Day',
      '2029-10-08 Thanksgiving',
      '2029-12-25 Christmas Day',
      '2029-12-26 Boxing Day',
    ]);
    const holidays = await holidaysOfRegion('CA-ON', null);
    expect(holidays(2029)[1]).toEqual({
      date: '2029-02-19',
      name: 'Fête de la famille',
      nameEn: 'Family Day',
    });
  });

  it.each([null, 'CA-QC'])(
    'are those of our own table in Québec, chosen as %s (DECISION-93)',
    async (region) => {
      const days = await daysOf(region, 2029);
      expect(days.filter((day) => day.startsWith('2029-06') || day.startsWith('2029-07'))).toEqual([
        '2029-06-24 National Holiday',
        '2029-06-25 National Holiday',
        '2029-07-02 Canada Day',
      ]);
      expect(days).toHaveLength(10);
    },
  );

  it.each([
    [
      'each day of a holiday of several days',
      'EG',
      2027,
      ['2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'],
    ],
    ['the three whole days of 90 hours', 'TR', 2027, ['2027-03-09', '2027-03-10', '2027-03-11']],
    ['a day before New Year that is instead of it', 'US', 2027, ['2027-12-31']],
  ])('have %s', async (_case, region, year, expected) => {
    const days = (await daysOf(region, year)).map((day) => day.slice(0, 10));
    expect(days).toEqual(expect.arrayContaining(expected));
    expect(days).toEqual(days.toSorted());
  });

  it('leave out half days, and what is left of 90 hours', async () => {
    expect((await daysOf('TR', 2027)).filter((day) => /^2027-03-(08|12)/.test(day))).toEqual([]);
    const days = (await daysOf('IS', 2027)).map((day) => day.slice(5, 10));
    expect(days).toContain('12-25');
    expect(days).not.toContain('12-24');
  });

  it('are none in years that the library does not know', async () => {
    expect([await daysOf('CA-ON', 1969), await daysOf('CA-ON', 2101)]).toEqual([[], []]);
  });

  it('are those of Québec when the library has lost the region, and doctor says so', async () => {
    expect(await daysOf('XX-YY', 2029)).toEqual(await daysOf(null, 2029));
  });

  it('do not depend on the zone of the process', () => {
    const script = `
      import { holidaysOfRegion } from ${JSON.stringify(fileURLToPath(new URL('./holidaysOfRegion.ts', import.meta.url)))};
      const days = [];
      for (const region of ['CA-ON', 'FR', 'MA', 'TR', 'NZ']) {
        const holidays = await holidaysOfRegion(region, null);
        days.push(holidays(2027).map(({ date }) => date));
      }
      console.log(JSON.stringify(days));`;
    const [first, ...others] = ['America/Vancouver', 'UTC', 'Pacific/Auckland'].map((TZ) =>
      execFileSync(process.execPath, ['--conditions=@portal/source', '--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      }),
    );
    expect(JSON.parse(first ?? '')[1]).toContain('2027-07-14');
    expect(others).toEqual([first, first]);
  });
});

describe('the regions', () => {
  it('begin with the provinces and territories of Canada, in both languages', async () => {
    const regions = await listRegions();
    expect(regions.slice(0, 13).map(({ code }) => code)).toEqual(
      ['QC', 'ON', 'NB', 'NS', 'PE', 'NL', 'MB', 'SK', 'AB', 'BC', 'YT', 'NT', 'NU'].map(
        (code) => `CA-${code}`,
      ),
    );
    expect(regions[2]).toEqual({
      code: 'CA-NB',
      name: 'Canada, Nouveau-Brunswick',
      name_en: 'Canada, New Brunswick',
    });
    expect(regions).toContainEqual({ code: 'DE', name: 'Allemagne', name_en: 'Germany' });
    expect(regions.map(({ code }) => code)).not.toContain('CA');
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
  });

  it.each([
    ['ca-qc', 'CA-QC'],
    ['fr', 'FR'],
    ['us-ny', 'US-NY'],
    ['CA', null],
    ['CA-PQ', null],
    ['', null],
  ])('%s is %s', async (code, expected) => {
    expect(await knownRegion(code)).toBe(expected);
  });
});
