import { describe, expect, it } from 'vitest';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { elementsOf } from '../../gateways/djp/elements-of.ts';
import { NO_NPWP } from '../rules/identity/npwp.ts';
import { type DokumenInput, dokumenInput } from './dokumen.ts';
import { checkDokumen, mismatchesOf } from './dokumen-check.ts';
import { allDokumenKinds, kindsOf } from './dokumen-kinds.ts';
import { baseWithPpn, usualPpn } from './dokumen-ppn.ts';
import { dokumenKeluaranElements, dokumenMasukanElements } from './dokumen-xml.ts';

const TODAY = '2025-11-15';
const paths = (over: Partial<DokumenInput>) => checkDokumen(aDokumenInput(over), TODAY).map(({ path }) => path);

describe('another document', () => {
  it.each(allDokumenKinds)('of the kind %s is complete with what its kind asks', (documentKind) => {
    expect(checkDokumen(aDokumenInput({ documentKind }), TODAY)).toEqual([]);
  });

  it.each<[string, Partial<DokumenInput>, string]>([
    ['PPN on an export', { ppn: '1.00' }, 'ppn'],
    ['PPnBM on an export', { ppnbm: '1.00' }, 'ppnbm'],
    ['PPnBM on a service from abroad', { documentKind: 'FROM_ABROAD', ppnbm: '1.00' }, 'ppnbm'],
    ['a detail of another kind', { code: '14' }, 'code'],
    ['a detail of an export on a delivery', { documentKind: 'AS_INVOICE_OUT', code: '11' }, 'code'],
    ['an NPWP of somebody abroad', { documentKind: 'PIB', counterpartyNpwp: '0612345678901000' }, 'counterpartyNpwp'],
    ['a reference where the file has none', { reference: 'K-1' }, 'reference'],
    ['additional information without a facility', { addInfo: 'TD.00501' }, 'addInfo'],
    [
      'additional information where the file has none',
      { documentKind: 'AS_INVOICE_IN', code: '07', addInfo: 'TD.00509' },
      'addInfo',
    ],
    ['a reason not to credit PPN nobody paid', { uncreditReason: 'NO_RELATION' }, 'uncreditReason'],
    ['additional information of code 07 under 08', { documentKind: 'CK1', code: '08', addInfo: 'TD.00531' }, 'addInfo'],
  ])('does not go with %s', (_what, over, path) => {
    expect(mismatchesOf(aDokumenInput(over)).map((one) => one.path)).toEqual([path]);
  });

  it.each<[string, Partial<DokumenInput>, string]>([
    ['its number', { number: null }, 'number'],
    ['a day that has come', { date: '2025-11-16' }, 'date'],
    ['a day', { date: '' }, 'date'],
    ['the reference of an export of services', { documentKind: 'EXPORT_SERVICE', reference: null }, 'reference'],
    ['why it has a facility', { documentKind: 'AS_INVOICE_OUT', code: '07' }, 'addInfo'],
    ['the address of its buyer', { counterpartyAddress: '' }, 'counterpartyAddress'],
    ['the NPWP of a seller', { documentKind: 'AS_INVOICE_IN', counterpartyNpwp: NO_NPWP }, 'counterpartyNpwp'],
    ['a base', { dpp: '0' }, 'dpp'],
    ['PPN within the rate', { documentKind: 'PIB', dpp: '100000000', ppn: '12000001.01' }, 'ppn'],
  ])('is not sent without %s', (_what, over, path) => expect(paths(over)).toEqual([path]));

  it('may have a buyer without NPWP, as tickets and bills of utilities do', () =>
    expect(paths({ documentKind: 'AS_INVOICE_OUT', counterpartyNpwp: NO_NPWP })).toEqual([]));

  it('of a purchase with a facility says its detail alone', () =>
    expect(paths({ documentKind: 'AS_INVOICE_IN', code: '07' })).toEqual([]));

  it('is refused as a draft of the other side', () => {
    expect(dokumenInput('out').safeParse(aDokumenInput({ documentKind: 'PIB' })).success).toBe(false);
    expect(kindsOf('in')).not.toContain('PEB');
  });
});

describe('the PPN it usually has', () => {
  it.each<[string, Parameters<typeof usualPpn>[0], string | null]>([
    ['12 percent of 11/12 since 2025', { documentKind: 'PIB', date: '2026-03-06', dpp: '120000000' }, '13200000.00'],
    ['11 percent of it all before', { documentKind: 'PIB', date: '2024-12-31', dpp: '120000000' }, '13200000.00'],
    ['nothing on an export', { documentKind: 'PEB', date: '2026-03-06', dpp: '120000000' }, '0.00'],
    ['unknown without a day', { documentKind: 'PIB', date: '', dpp: '120000000' }, null],
  ])('is %s', (_what, of, ppn) => expect(usualPpn(of)).toBe(ppn));

  it('goes along with the base that is typed, until another stands there', () => {
    const of = { documentKind: 'PIB', date: '2026-03-06' } as const;
    expect(baseWithPpn({ ...of, dpp: '', ppn: '' }, '120000000')).toEqual({ dpp: '120000000', ppn: '13200000.00' });
    expect(baseWithPpn({ ...of, dpp: '120000000', ppn: '13200000.00' }, '')).toEqual({ dpp: '', ppn: '0.00' });
    expect(baseWithPpn({ ...of, dpp: '120000000', ppn: '13000000.00' }, '60000000')).toEqual({ dpp: '60000000' });
    expect(baseWithPpn({ ...of, dpp: '', ppn: '13000000.00' }, '60000000')).toEqual({ dpp: '60000000' });
  });
});

describe('its file', () => {
  it('says of a PEB what the template of outgoing documents asks, in its order', () =>
    expect(
      elementsOf(
        dokumenKeluaranElements,
        aDokumenInput({ number: 'PEB-000871', date: '2026-03-18', counterpartyAddress: '5 Example Road, Singapore' }),
      ),
    ).toEqual({
      TransactionType: '02',
      TransactionDetail: '11',
      TransactionDocument: '4',
      AdditionalInformation: null,
      DocumentNumber: 'PEB-000871',
      DocumentDate: '2026-03-18',
      Reference: null,
      BuyerTIN: '0000000000000000',
      BuyerName: 'Harbour Trading Pte Ltd',
      BuyerAddress: '5 Example Road, Singapore',
      TaxBase: '480000000',
      VAT: '0',
      STLG: '0',
    }));

  it('says why there is a facility by its number alone', () =>
    expect(
      elementsOf(dokumenKeluaranElements, aDokumenInput({ documentKind: 'CK1', code: '07', addInfo: 'TD.00509' })),
    ).toMatchObject({ TransactionType: '01', TransactionDetail: '07', AdditionalInformation: '9' }));

  it('says of a PIB its masa, and of one that is not credited only that', () => {
    const pib = aDokumenInput({ documentKind: 'PIB', number: 'PIB-000032', date: '2026-03-06' });
    expect(elementsOf(dokumenMasukanElements, pib)).toMatchObject({
      SpecialDocNo: 'PIB-000032',
      TrxType: '03',
      TrxCode: '14',
      TrxDocument: '10',
      TaxPeriodMonth: '3',
      TaxPeriodYear: '2026',
      TotalTaxBase: '480000000',
      SellerTin: NO_NPWP,
    });
    expect(elementsOf(dokumenMasukanElements, { ...pib, uncreditReason: 'NO_RELATION' })).toMatchObject({
      TrxType: '05',
      TrxDocument: '10',
    });
  });
});
