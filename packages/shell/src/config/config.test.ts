import { describe, expect, it } from 'vitest';
import { addressOf, readConfig } from './config';

describe('the provider’s configuration', () => {
  it('is completed with neutral samples (SHELL-049, SHELL-050)', () => {
    const config = readConfig({ productName: 'Lingua', addresses: { teacher: 'https://t.example/' } });
    expect(config.productName).toBe('Lingua');
    expect(config.addresses).toEqual({ admin: '/admin/', teacher: 'https://t.example/', reports: '/' });
    expect(config.phone).not.toBe('');
  });

  it('says after how many days there is something to follow up, by default 14', () => {
    expect(readConfig({}).followUps).toEqual({ lessonDays: 14, noticeDays: 14 });
    expect(readConfig({ followUps: { lessonDays: 10 } }).followUps).toEqual({
      lessonDays: 10,
      noticeDays: 14,
    });
  });

  it('still reads the limits of follow-ups under their earlier name', () => {
    const chase = { lessonDays: 10, noticeDays: 12 };
    expect(readConfig({ chase }).followUps).toEqual(chase);
    expect(readConfig({ chase, followUps: { noticeDays: 20 } }).followUps).toEqual({
      lessonDays: 10,
      noticeDays: 20,
    });
  });

  it.each([
    ['admin', '/contracts/list', '/admin/contracts/list'],
    ['teacher', '/home', '/teacher-view/home'],
    ['reports', '/', '/#/'],
    ['reports', '/invite/abc', '/#/invite/abc'],
  ] as const)('%s lays %s out at %s', (app, path, address) => {
    expect(addressOf(readConfig({}), app, path)).toBe(address);
  });
});
