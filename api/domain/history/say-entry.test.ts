import { expect, it } from 'vitest';
import { sayChanges } from './say-entry.ts';

it('says in words what a document became, and leaves what a person wrote as it is', () => {
  const before = { kind: 'NORMAL', status: 'APPROVED', reference: 'SI-1' };
  const after = { kind: 'SUBSTITUTED', status: 'AMENDED', reference: 'kind.SUBSTITUTED' };
  const said = sayChanges('id', 'faktur', before, after);
  expect(said.map((change) => [change.before, change.after])).toEqual([
    ['Normal', 'Diganti'],
    ['Approved', 'Diganti'],
    ['SI-1', 'kind.SUBSTITUTED'],
  ]);
});
