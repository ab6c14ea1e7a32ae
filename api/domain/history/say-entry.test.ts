import { expect, it } from 'vitest';
import { sayChanges } from './say-entry.ts';
import { UNREADABLE } from './unreadable.ts';

it('says in words what a document became, and leaves what a person wrote as it is', () => {
  const before = { kind: 'NORMAL', status: 'APPROVED', reference: 'SI-1' };
  const after = { kind: 'SUBSTITUTED', status: 'AMENDED', reference: 'kind.SUBSTITUTED' };
  const texts = sayChanges('id', 'faktur', before, after);
  expect(texts.map((change) => [change.before, change.after])).toEqual([
    ['Normal', 'Diganti'],
    ['Approved', 'Diganti'],
    ['SI-1', 'kind.SUBSTITUTED'],
  ]);
});

it('leaves out what only the house calls a record by, and what a return is worked out of', () => {
  const after = {
    replacedBy: '01m649168pz5w1a9h6qnfcjhbx',
    inputs: { A: '1' },
    officeRef: '01m84azcekhcpnyxsf5e638asg',
  };
  expect(sayChanges('id', 'spt', null, after).map(({ field }) => field)).toEqual(['Nomor DJP']);
});

it('says what no document could hold as it stands', () => {
  const texts = sayChanges(
    'id',
    'faktur',
    { [UNREADABLE]: '{"otp": 1' },
    { [UNREADABLE]: 'x', ppn: 'abc', paidAt: 1e300 },
  );
  expect(texts.map(({ before, after }) => [before, after])).toEqual([
    ['•••', 'x'],
    [null, 'Rp abc'],
    [null, '1e+300'],
  ]);
});
