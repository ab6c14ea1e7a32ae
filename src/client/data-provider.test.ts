// @vitest-environment browser
import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['signees', '/main/api/signees'],
  ['admin/api/ebupot/country', '/admin/api/ebupot/country'],
])('adds a record of %s at its own address', async (resource, address) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: '1' }));
  expect(await dataProvider.create(resource, { data: { name: 'A' } })).toEqual({ data: { id: '1' } });
  // The session may be read before.
  expect(String(fetched.mock.lastCall?.[0])).toBe(address);
});
