import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fillAccess, keepAccess } from './query-client.ts';

it('leaves other queries to be found by their own keys, long or short', async () => {
  const client = new QueryClient();
  keepAccess(client);
  fillAccess(client, new Set());
  client.setQueryData(['import', 'one'], 'held');
  await client.cancelQueries({ queryKey: ['import', 'one'], exact: true });
  await client.invalidateQueries({ queryKey: ['profile'], exact: true });
  expect(client.getQueryState(['import', 'one'])?.isInvalidated).toBe(false);
  expect(client.getQueryCache().findAll({ queryKey: ['import', 'one'], exact: true })).toHaveLength(1);
});
