import { describe, expect, it } from 'vitest';
import { readHosts } from './hosts.ts';

describe('readHosts', () => {
  it.each([
    ['postgres://portal:p%40ss@db/portal', ['postgres://portal:p%40ss@db/portal']],
    [
      'postgresql://portal:p%2Css@a:5432,b:5433/portal?target_session_attrs=read-write&sslmode=require',
      [
        'postgresql://portal:p%2Css@a:5432/portal?sslmode=require',
        'postgresql://portal:p%2Css@b:5433/portal?sslmode=require',
      ],
    ],
    ['postgres://a,[::1]:5433/portal', ['postgres://a/portal', 'postgres://[::1]:5433/portal']],
    ['postgres://%2Frun%2Fpostgresql/portal', ['postgres://%2Frun%2Fpostgresql/portal']],
    ['postgres:///portal?host=/run/postgresql', ['postgres:///portal?host=/run/postgresql']],
  ])('reads %s', (url, hosts) => {
    expect(readHosts(url)).toEqual(hosts);
  });

  it.each([
    ['mysql://db/portal', 'must begin with postgres://'],
    ['postgres://a:5432,,b/portal', 'names a server without a name'],
    ['postgres://a:port/portal', 'is no address of a database'],
    ['postgres:///portal?host=a,b', 'must name several servers in front of the database, as a:5432,b:5432'],
    [
      'postgres://a,b/portal?target_session_attrs=standby',
      'must have one of target_session_attrs=any, read-write, primary',
    ],
  ])('refuses %s', (url, message) => {
    expect(() => readHosts(url)).toThrow(message);
  });

  it('takes the attributes of a standby for an address to read from', () => {
    const url = 'postgres://a,b/portal?target_session_attrs=prefer-standby';
    expect(readHosts(url, 'standby')).toEqual(['postgres://a/portal', 'postgres://b/portal']);
    expect(() => readHosts(url.replace('prefer-standby', 'read-write'), 'standby')).toThrow(
      'must have one of target_session_attrs=any, read-only, standby, prefer-standby',
    );
  });
});
