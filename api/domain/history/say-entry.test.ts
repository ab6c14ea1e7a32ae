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

it('leaves out what did not change, and a reference that is ours', () => {
  const before = { documentCount: 125, payable: '0.00', paidBefore: null, officeRef: null };
  const after = {
    documentCount: 125,
    payable: '100.00',
    paidBefore: {},
    officeRef: 'key:01m8h78s2d8395tx33sks76w78:7',
  };
  expect(sayChanges('id', 'spt-ppn', before, after)).toEqual([
    { field: 'Kurang bayar', before: 'Rp 0,00', after: 'Rp 100,00' },
  ]);
});

it('names the fields of a mapping as the import does', () => {
  const mapping = { payeeNik: 'NIK', ptkp: 'Status', gross: ['Gaji', 'THR'], price: 'Harga' };
  expect(sayChanges('id', 'import_mapping', null, { mapping })[0]?.after).toBe(
    'NIK penerima: NIK; Status PTKP: Status; Bruto/DPP: Gaji, THR; Harga satuan: Harga',
  );
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
