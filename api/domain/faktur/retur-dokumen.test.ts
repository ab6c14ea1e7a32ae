import { describe, expect, it } from 'vitest';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { elementsOf } from '../../gateways/djp/elements-of.ts';
import { allDokumenKinds } from './dokumen-kinds.ts';
import { whyDokumenNotBack } from './retur-dokumen-origin.ts';
import {
  beyondDokumenLeft,
  checkReturDokumen,
  isDokumenSpent,
  leftOfDokumen,
  taxesGoingBack,
} from './retur-dokumen-rules.ts';
import { type ReturDokumenPaper, returDokumenElements } from './retur-dokumen-xml.ts';

const amounts = (dpp: string, ppn: string, ppnbm = '0.00') => ({ dpp, ppn, ppnbm });
const bill = amounts('24750000.00', '2722500.00', '1.01');

describe('what is left of a document', () => {
  it('is what no return has taken, and never below zero', () => {
    expect(leftOfDokumen(bill, [])).toEqual(bill);
    const taken = [amounts('10000000', '1100000'), amounts('14750000.00', '1622500.01', '2')];
    expect(leftOfDokumen(bill, taken)).toEqual(amounts('0.00', '0.00', '0.00'));
    expect(isDokumenSpent(leftOfDokumen(bill, taken))).toBe(true);
  });

  it('holds each amount of the next one, to the sen', () => {
    const left = leftOfDokumen(bill, [amounts('24000000', '2640000')]);
    expect(beyondDokumenLeft(amounts('750000', '82500', '1.01'), left)).toEqual([]);
    const beyond = beyondDokumenLeft(amounts('750000.01', '82500.01', '1.02'), left);
    expect(beyond.map(({ path, params }) => [path, params?.left])).toEqual([
      ['dpp', '750.000,00'],
      ['ppn', '82.500,00'],
      ['ppnbm', '1,01'],
    ]);
  });
});

describe('the taxes that go back', () => {
  it('are the share of the base, rounded to the sen, and all that is left with all that is left', () => {
    expect(taxesGoingBack('8250000', bill, bill)).toEqual({ ppn: '907500.00', ppnbm: '0.34' });
    const left = amounts('16500000.00', '1815000.00', '0.67');
    expect(taxesGoingBack('8250000', bill, left)).toEqual({ ppn: '907500.00', ppnbm: '0.34' });
    expect(taxesGoingBack('16500000', bill, left)).toEqual({ ppn: '1815000.00', ppnbm: '0.67' });
    expect(taxesGoingBack('8250000', bill, amounts('16500000.00', '900000.00', '0.10'))).toEqual({
      ppn: '900000.00',
      ppnbm: '0.10',
    });
  });
});

describe('something goes back', () => {
  const of = (over: object) =>
    ({ status: 'APPROVED', documentKind: 'AS_INVOICE_OUT', replacedBy: null, ...over }) as never;

  it('of the kinds the office has returns of, which are no exports, imports or assessments', () => {
    const may = (type: 'DOC_OUT' | 'DOC_IN', status: string) =>
      allDokumenKinds.filter((documentKind) => whyDokumenNotBack(type, of({ documentKind, status })) === null);
    expect(may('DOC_OUT', 'APPROVED')).toEqual(['AS_INVOICE_OUT', 'CK1', 'BONDED_OUT', 'AS_INVOICE_IN']);
    expect(may('DOC_IN', 'CREDITED')).toContain('AS_INVOICE_IN');
    expect(whyDokumenNotBack('DOC_OUT', of({ documentKind: 'PEB' }))).toBe('returDokumen.server.kind');
    expect(whyDokumenNotBack('DOC_IN', of({ documentKind: 'ASSESSMENT' }))).toBe('returDokumen.server.kind');
  });

  it.each<['DOC_OUT' | 'DOC_IN', object, string | null]>([
    ['DOC_OUT', {}, null],
    ['DOC_OUT', { replacedBy: 'x' }, 'origin_replacing'],
    ['DOC_OUT', { status: 'AMENDED', replacedBy: 'x' }, 'origin_amended'],
    ['DOC_OUT', { status: 'CANCELED' }, 'origin_canceled'],
    ['DOC_OUT', { status: 'DRAFT' }, 'not_approved'],
    ['DOC_OUT', { status: 'REJECTED' }, 'refused'],
    ['DOC_IN', {}, 'undecided'],
    ['DOC_IN', { status: 'CREDITED' }, null],
    ['DOC_IN', { status: 'UNCREDITED' }, null],
  ])('of one of %s as it stands: %o', (type, over, why) => {
    expect(whyDokumenNotBack(type, of(over))).toBe(why && `returDokumen.server.${why}`);
  });
});

describe('a return of another document', () => {
  const messages = (over: object) =>
    checkReturDokumen(
      { number: 'RTR-1', date: '2026-03-19', dpp: '1', ...over },
      { date: '2026-03-10' },
      '2026-03-24',
    ).map(({ path, message }) => [path, message]);

  it.each<[object, unknown[]]>([
    [{}, []],
    [{ number: null }, [['number', 'problem.field.required']]],
    [{ date: '' }, [['date', 'problem.field.required']]],
    [{ date: '2026-03-09' }, [['date', 'returDokumen.check.before_document']]],
    [{ date: '2026-03-25' }, [['date', 'returDokumen.check.in_future']]],
    [{ dpp: '0.00' }, [['dpp', 'returDokumen.check.nothing']]],
  ])('%o is sent without complaint, or says what is missing', (over, found) => expect(messages(over)).toEqual(found));
});

describe('the file of returns', () => {
  const paper = (over: object, origin: object = {}): ReturDokumenPaper =>
    ({
      ...aFaktur(),
      code: '01',
      date: '2026-03-19',
      ppnbm: '0.00',
      ...over,
      origin: { kind: 'NORMAL', uncreditReason: null, ...origin },
    }) as never;

  it('of what was sold has the document with two digits and the day the other way round (template 3.5)', () =>
    expect(
      elementsOf(
        returDokumenElements.out,
        paper({
          documentKind: 'AS_INVOICE_OUT',
          originNumber: 'CK1-0044',
          number: 'RTR-DLK-0001',
          counterpartyNpwp: '0000000000000000',
          counterpartyName: 'Toko Melati',
          counterpartyAddress: 'Jl. Contoh 3, Bandung',
          dpp: '2000000.00',
          ppn: '220000.00',
        }),
      ),
    ).toEqual({
      DocumentNumber: 'CK1-0044',
      ReturnDocumentNumber: 'RTR-DLK-0001',
      TransactionType: '01',
      DocumentType: '1',
      TransactionDetail: '01',
      TransactionDocument: '01',
      DocumentDate: '19-03-2026',
      BuyerTIN: '0000000000000000',
      BuyerTaxpayerName: 'Toko Melati',
      BuyerAddress: 'Jl. Contoh 3, Bandung',
      ReturnTaxBase: '2000000',
      ReturnVAT: '220000',
      ReturnSTLG: '0',
    }));

  it('of what was bought has its masa, says of one not credited only that, and which was a replacement (3.6)', () => {
    const bought = { documentKind: 'AS_INVOICE_IN', originNumber: 'DOC-5512', number: 'RTR-DLM-0001' };
    expect(elementsOf(returDokumenElements.in, paper(bought))).toMatchObject({
      TransactionType: '04',
      DocumentType: '1',
      TransactionDocument: '08',
      DocumentDate: '2026-03-19',
      Period: '03',
      Year: '2026',
    });
    expect(
      elementsOf(returDokumenElements.in, paper(bought, { kind: 'NORMAL_SUBS', uncreditReason: 'NO_RELATION' })),
    ).toMatchObject({ TransactionType: '05', DocumentType: '2', TransactionDocument: '08' });
  });
});
