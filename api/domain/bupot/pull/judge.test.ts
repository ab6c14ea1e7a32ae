import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBupot } from '../../../../fixtures/builders/a-bupot.ts';
import { rupiah, sen } from '../../definition/money.ts';
import type { Bupot } from '../record.ts';
import { judge } from './judge.ts';
import { issuedAmounts, type PulledSlip, readPulled } from './pulled-slip.ts';

const npwp = '0014141071021000';
const asking = { npwp, today: '2025-11-15' };

const slip = (over: Partial<PulledSlip> = {}): PulledSlip => ({
  number: '25ABCDEF1',
  revision: 0,
  kind: 'BPPU',
  role: 'withholder',
  state: 'NORMAL',
  withholder: { npwp, nitku: `${npwp}000000`, name: 'PT Pemotong' },
  payee: { npwp: '0018000010021000', nitku: '0018000010021000000000', name: 'PT Sewa Alat' },
  period: '2025-09',
  date: '2025-09-10',
  taxCode: '24-100-02',
  facility: 'NONE',
  gross: '10000000.00',
  rate: '2',
  tax: '200000.00',
  document: { type: 'CommercialInvoice', number: 'INV/1', date: '2025-09-09' },
  ...over,
});

const taken = (of: PulledSlip, over: Partial<Bupot> = {}): Bupot => {
  const read = readPulled(of, asking);
  if ('unfit' in read) throw new Error(read.unfit);
  const { input } = read;
  return aBupot(of.kind, {
    ...input,
    ...issuedAmounts(input, of),
    number: of.number,
    revision: of.revision,
    status: 'APPROVED',
    replacedBy: null,
    ...over,
  });
};

describe('a slip the office told of', () => {
  it('is new where we have none', () => {
    expect(judge(slip(), asking)).toMatchObject({ verdict: 'NEW', documentId: null, note: null });
  });

  it('is about us where we are its payee, whatever else it says', () => {
    expect(judge(slip({ role: 'payee', taxCode: 'x' }), asking).verdict).toBe('ABOUT_US');
  });

  it('is the same as what was taken from it, for any amount and however names are spaced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (amount) => {
        const of = slip({ gross: rupiah(amount * 100), tax: rupiah(sen(rupiah(amount * 2))) });
        const again = { ...of, payee: { ...of.payee, name: ' pt  sewa ALAT' } } as PulledSlip;
        expect(judge(again, { ...asking, ours: taken(of) })).toMatchObject({ verdict: 'SAME', differences: [] });
      }),
    );
  });

  it('differs in the fields it tells otherwise, and only in those', () => {
    const other = slip({ date: '2025-09-11', gross: '20000000.00', document: null });
    expect(judge(other, { ...asking, ours: taken(slip()) }).differences).toEqual([
      { field: 'date', ours: '2025-09-10', theirs: '2025-09-11' },
      { field: 'gross', ours: '10000000.00', theirs: '20000000.00' },
    ]);
  });

  it('that was corrected or cancelled elsewhere differs; one of which we hold a newer version does not', () => {
    const ours = taken(slip());
    expect(judge(slip({ revision: 1 }), { ...asking, ours }).differences).toEqual([
      { field: 'revision', ours: '0', theirs: '1' },
    ]);
    expect(judge(slip({ state: 'CANCELED' }), { ...asking, ours }).differences).toEqual([
      { field: 'status', ours: 'APPROVED', theirs: 'CANCELED' },
    ]);
    expect(judge(slip(), { ...asking, ours: taken(slip(), { revision: 2 }) }).verdict).toBe('SAME');
  });

  it('is left alone while ours is on its way', () => {
    const ours = (over: Partial<Bupot>) => ({ ...asking, ours: taken(slip(), over) });
    expect(judge(slip({ revision: 1 }), ours({ replacedBy: 'draft' }))).toMatchObject({
      verdict: 'UNDERWAY',
      documentId: 'draft',
    });
    expect(judge(slip(), ours({ status: 'WAITING_FOR_CANCELLATION' })).verdict).toBe('UNDERWAY');
    expect(judge(slip(), ours({ status: 'CANCELED' }))).toMatchObject({ verdict: 'INVALID', note: 'canceled_here' });
  });

  it('may be one of ours without a number: a draft is pointed at, one that is with the office is waited for', () => {
    const twin = (status: Bupot['status']) => ({ ...asking, twin: taken(slip(), { number: null, status }) });
    expect(judge(slip(), twin('DRAFT'))).toMatchObject({ verdict: 'NEW', note: 'twin' });
    for (const status of ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'FAILED'] as const)
      expect(judge(slip(), twin(status))).toMatchObject({ verdict: 'UNDERWAY', note: 'twin_underway' });
  });

  it('keeps its amounts whatever we should have worked, and puts what the government bears where it belongs', () => {
    const own = taken(slip({ tax: '123456.00' }));
    expect(own).toMatchObject({ tax: '123456.00', borne: '0.00', base: '10000000.00', kapKjs: '411124-100' });
    expect(taken(slip({ facility: 'DTP' }))).toMatchObject({ tax: '0.00', borne: '200000.00' });
  });

  it('keeps what the office says the government bears, be it less than we worked, and shows the difference', () => {
    const less = slip({ facility: 'DTP', tax: '150000.00' });
    expect(taken(less)).toMatchObject({ tax: '0.00', borne: '150000.00' });
    expect(judge(less, { ...asking, ours: taken(slip({ facility: 'DTP' })) })).toMatchObject({
      verdict: 'DIFFERENT',
      differences: [{ field: 'borne', ours: '200000.00', theirs: '150000.00' }],
    });
    expect(judge(less, { ...asking, ours: taken(less) }).verdict).toBe('SAME');
  });

  it('is no slip in a masa to come or before Coretax, nor on a day before its masa; a day after it happens', () => {
    expect(readPulled(slip({ period: '2025-12', date: '2025-11-15' }), asking)).toEqual({ unfit: 'period' });
    expect(readPulled(slip({ period: '2024-12', date: '2024-12-31' }), asking)).toEqual({ unfit: 'period' });
    expect(readPulled(slip({ date: '2025-08-31' }), asking)).toEqual({ unfit: 'date' });
    expect(readPulled(slip({ date: '2025-11-16' }), asking)).toEqual({ unfit: 'date' });
    expect(readPulled(slip({ date: '2025-09-31' }), asking)).toEqual({ unfit: 'date' });
    expect(readPulled(slip({ date: '2025-10-02' }), asking)).toMatchObject({ input: { date: '2025-10-02' } });
    expect(readPulled(slip({ tax: '-1.00' }), asking)).toEqual({ unfit: 'amount' });
  });

  it('is read by the office’s code where our list has several rows under it, if the tax tells which', () => {
    const abroad = { npwp: 'SG123', nitku: null, name: 'Re Pte Ltd' };
    const premium = { kind: 'BPNR', payee: abroad, taxCode: '27-100-06', rate: '20' } as const;
    const read = (tax: string) => readPulled(slip({ ...premium, gross: '1234567.00', tax }), asking);
    expect(read('24691.00')).toMatchObject({ input: { taxCode: '27-100-06/10', payeeIdType: 'TIN' } });
    expect(read('123457.00')).toMatchObject({ input: { taxCode: '27-100-06/50' } });
    expect(read('1.00')).toEqual({ unfit: 'object_ambiguous' });
  });
});
