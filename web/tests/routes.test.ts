import { describe, expect, it } from 'vitest';
import { clauseHref, match } from '../src/lib/routes';

describe('addresses', () => {
  it.each([
    ['/', 'lobby', ''],
    ['/m/AB3K9Q', 'table', 'AB3K9Q'],
    ['/m/AB3K9Q/', 'table', 'AB3K9Q'],
    ['/r/01J', 'replay', '01J'],
    ['/r/01J/luck', 'luck', '01J'],
    ['/rules/flash-duel', 'rules', 'flash-duel'],
    ['/rules', 'which', 'rules'],
    ['/cards', 'which', 'cards'],
    ['/feats', 'which', 'feats'],
    ['/learn/flash-duel', 'learn', 'flash-duel'],
    ['/cards/flash-duel', 'cards', 'flash-duel'],
    ['/feats/flash-duel', 'feats', 'flash-duel'],
    ['/leaderboard', 'which', 'leaderboard'],
    ['/leaderboard/flash-duel', 'leaderboard', 'flash-duel'],
    ['/me', 'me', ''],
    ['/learn', 'which', 'learn'],
    ['/about', 'about', ''],
    ['/device/4f2a', 'device', '4f2a'],
    ['/m/a%20b', 'table', 'a b'],
  ])('%s is the page %s', (path, page, arg) => {
    expect(match(path)).toEqual({ page, arg });
  });

  it.each([
    '/nowhere',
    '/m',
    '/m/a/b',
    '/r/a/b',
    '/m/a/luck',
    '/me/too',
    '/constructor',
    '/m/%E0%A4%A',
  ])('%s never breaks', (path) => {
    expect(['lost', 'table']).toContain(match(path).page);
  });

  it('leads from a refusal to its clause', () => {
    expect(clauseHref('flash-duel', 'FD-7.4')).toBe('/rules/flash-duel#FD-7.4');
  });
});
