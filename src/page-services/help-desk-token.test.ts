import { expect, it } from 'vitest';
import { helpDeskToken, reusableToken, STORED_TOKEN } from './help-desk-token.ts';

const owner = { companyId: 'sagara', userId: 'rina' };
const stored = { token: 'a', expiredAt: 1000, isLoggedIn: true, ...owner };

it.each([
  ['as it was stored', {}, 'a'],
  ['expired', { expiredAt: 500 }, undefined],
  ['not signed in', { isLoggedIn: false }, undefined],
  ['of another company', { companyId: 'bumi' }, undefined],
  ['of another person', { userId: 'sari' }, undefined],
])('a token %s', (_, change, token) => {
  expect(reusableToken(JSON.stringify({ ...stored, ...change }), owner, 500)?.token).toBe(token);
});

it.each([null, '', 'null', '{', '7'])('nothing is read from %j', (text) => {
  expect(reusableToken(text, owner, 0)).toBeNull();
});

it('is requested again once it cannot be reused, and stored with its owner', async () => {
  const values = new Map<string, string>([[STORED_TOKEN, JSON.stringify({ ...stored, companyId: 'bumi' })]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  let issued = 0;
  const issue = async () => {
    issued += 1;
    return { token: `b${issued}`, expiredAt: 2000 };
  };
  expect(await helpDeskToken(owner, { storage, now: 0, issue })).toBe('b1');
  expect(await helpDeskToken(owner, { storage, now: 0, issue })).toBe('b1');
  expect(JSON.parse(values.get(STORED_TOKEN) ?? '')).toEqual({ ...stored, token: 'b1', expiredAt: 2000 });
  const none = async () => ({ token: null, expiredAt: null });
  expect(await helpDeskToken(owner, { storage, now: 3000, issue: none })).toBeNull();
  expect(values.has(STORED_TOKEN)).toBe(false);
});
