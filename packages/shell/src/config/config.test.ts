import { describe, expect, it } from 'vitest';
import { addressOf, readConfig } from './config';

describe('the provider’s configuration', () => {
  it('is completed with neutral samples (SHELL-049, SHELL-050)', () => {
    const config = readConfig({ productName: 'Lingua', addresses: { teacher: 'https://t.example/' } });
    expect(config.productName).toBe('Lingua');
    expect(config.addresses).toEqual({ admin: '/admin/', teacher: 'https://t.example/', reports: '/' });
    expect(config.phone).not.toBe('');
  });

  it('says after how many days there is something to chase, 14 unless told', () => {
    expect(readConfig({}).chase).toEqual({ lessonDays: 14, noticeDays: 14 });
    expect(readConfig({ chase: { lessonDays: 10 } }).chase).toEqual({ lessonDays: 10, noticeDays: 14 });
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
