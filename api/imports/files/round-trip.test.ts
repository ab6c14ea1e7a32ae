import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah, sen, times } from '#domain/definition/money.ts';
import { checkFaktur } from '#domain/faktur/check.ts';
import { defaultBase } from '#domain/faktur/codes.ts';
import { computeFaktur } from '#domain/faktur/compute.ts';
import { goodServiceElements, taxInvoiceElements } from '#domain/faktur/keluaran-xml.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { writeTaxInvoiceXml } from '../../modules/faktur/files/taxinvoice-xml.ts';
import { checkDocument } from './faktur/check-document.ts';
import { readDocument } from './faktur/read-document.ts';
import { goodFields, invoiceFields, readTaxInvoiceBulk } from './faktur/tax-invoice-bulk.ts';
import { type RawDocument, unknownStyle } from './raw.ts';

const NPWP = '0612345678901000';
const BUYER = '0734567890123000';

/** Without characters XML cannot contain and without outer blanks, which a file trims. */
const words = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: fc.constantFrom(...`abcXYZ 09&<>"'é漢/.,-;=+@#`) })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== '-' && !text.startsWith('#'));

const decimal = (max: number) => fc.integer({ min: 0, max }).map(rupiah);

const line = fc.record({
  opt: fc.constantFrom('A' as const, 'B' as const),
  code: fc.constantFrom('000000', '010000', '999999'),
  name: words(60),
  unit: fc.constantFrom('UM.0001', 'UM.0018', 'UM.0039'),
  price: decimal(1_000_000_00),
  quantity: decimal(1_000_00),
  discount: fc.constant('0.00'),
  base: fc.constantFrom('ELEVEN_TWELFTHS' as const),
  ownBase: fc.constant(null),
  ppnbmRate: fc.constant('0'),
});

const input: fc.Arbitrary<FakturInput> = fc.record({
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2025-10-${String(day).padStart(2, '0')}`),
  code: fc.constant('04'),
  addInfo: fc.constant(null),
  facilityStamp: fc.constant(null),
  customDoc: fc.option(words(40)),
  customDocPeriod: fc.option(fc.constantFrom('2025-01', '2025-12')),
  reference: fc.option(words(40)),
  ownNitku: fc.constant(`${NPWP}000000`),
  counterpartyDocument: fc.constant('TIN' as const),
  counterpartyNpwp: fc.constant(BUYER),
  counterpartyDocumentNumber: fc.constant(null),
  counterpartyCountry: fc.constant('IDN'),
  counterpartyName: words(60),
  counterpartyAddress: words(80),
  counterpartyEmail: fc.option(fc.constant('a@b.example')),
  counterpartyNitku: fc.constant(`${BUYER}000000`),
  term: fc.constant('EMPTY' as const),
  advanceOf: fc.constant(null),
  stageDpp: fc.constant(null),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});

const asFaktur = (of: FakturInput): Faktur => {
  const { lines, total } = computeFaktur(of);
  return {
    ...of,
    ...total,
    lines: of.lines.map((one, at) => ({ ...one, ...(lines[at] as (typeof lines)[number]) })),
    kind: 'NORMAL',
  } as Faktur;
};

const written = async (fakturs: Faktur[]): Promise<Buffer> => {
  let xml = '';
  for await (const piece of writeTaxInvoiceXml(NPWP, fakturs)) xml += piece;
  return Buffer.from(xml);
};

/** "5.00" and "5" are the same. */
const plain = (of: FakturInput): FakturInput => ({
  ...of,
  lines: of.lines.map((one) => ({
    ...one,
    price: String(Number(one.price)),
    quantity: String(Number(one.quantity)),
    discount: String(Number(one.discount)),
    // The base of a zero line does not identify its scheme.
    base: Number(one.price) * Number(one.quantity) > 2 ? one.base : 'ELEVEN_TWELFTHS',
  })),
});

describe('TaxInvoiceBulk', () => {
  it('is read by the names the writer uses, in no other', () => {
    expect(Object.keys(invoiceFields)).toEqual(taxInvoiceElements.map(([name]) => name));
    expect(Object.keys(goodFields)).toEqual(goodServiceElements.map(([name]) => name));
  });

  it('brings back every invoice it carried away', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: 1, maxLength: 4 }), async (inputs) => {
        const documents: RawDocument[] = [];
        await readTaxInvoiceBulk(await written(inputs.map(asFaktur)), NPWP, (document) => documents.push(document));
        const read = documents.map((document) => readDocument(document, NPWP, unknownStyle).input);
        expect(read.map(plain)).toEqual(inputs.map(plain));
      }),
      { numRuns: 150 },
    );
  });
});

const TODAY = '2025-11-15';
const company = { npwp: NPWP, pkp: true, government: false, name: 'PT Sagara', address: 'Jalan Satu', city: 'Jakarta' };

const anyLine = fc
  .record({
    opt: fc.constantFrom('A' as const, 'B' as const),
    price: decimal(1_000_000_00),
    quantity: decimal(1_000_00),
    discounted: fc.constantFrom(0, 0, 10, 100),
    base: fc.constantFrom('ELEVEN_TWELFTHS' as const, 'FULL' as const, 'OWN' as const),
    own: decimal(100_000_00),
    ppnbmRate: fc.constantFrom('0', '0', '0', '20'),
  })
  .map(({ discounted, own, ...options }): FakturInput['lines'][number] => {
    const gross = times(options.price, options.quantity);
    const discount = rupiah(discounted === 100 ? gross : (gross * discounted - ((gross * discounted) % 100)) / 100);
    const ownBase = options.base === 'OWN' ? own : null;
    return { ...options, code: '000000', name: 'Barang', unit: 'UM.0018', discount, ownBase };
  });

/** An own base equal to the price cannot be distinguished from the full base. */
const isOwn = ({ base, price, quantity, discount, ownBase }: FakturInput['lines'][number]): boolean =>
  base !== 'OWN' || sen(ownBase ?? '0') !== times(price, quantity) - sen(discount);

const anyInput = fc
  .tuple(
    input,
    fc.constantFrom('01', '02', '03', '04', '05', '09'),
    fc.array(anyLine.filter(isOwn), { minLength: 1, maxLength: 4 }),
  )
  .map(([of, code, lines]): FakturInput => ({ ...of, code, lines }))
  .filter(
    (of) => !checkFaktur(of, { today: TODAY, company, source: 'form' }).some(({ severity }) => severity === 'error'),
  );

describe('an invoice that passes the checks', () => {
  const brought = async (of: FakturInput) => {
    const documents: RawDocument[] = [];
    await readTaxInvoiceBulk(await written([asFaktur(of)]), NPWP, (document) => documents.push(document));
    return documents;
  };
  const errorsIn = (document: RawDocument) =>
    checkDocument(document, { today: TODAY, company, style: unknownStyle })
      .findings.flat()
      .filter(({ severity }) => severity === 'error');

  it('passes them again when its own file is brought, with the same amounts', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput, async (of) => {
        const [document = []] = await brought(of);
        expect(errorsIn(document)).toEqual([]);
        const back = computeFaktur(readDocument(document, NPWP, unknownStyle).input);
        expect(back).toEqual(computeFaktur(of));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['01', '02', '04', '05'])(
    'with code %s may hold a free line, of which the discount is the price',
    async (code) => {
      const usual = { base: defaultBase(code), ownBase: code === '05' ? '100000' : null } as const;
      const paid = {
        opt: 'A',
        code: '000000',
        name: 'Barang',
        unit: 'UM.0018',
        price: '100000',
        ppnbmRate: '0',
      } as const;
      const [first] = fc.sample(input, { numRuns: 1, seed: 1 });
      const lines = [
        { ...paid, ...usual, quantity: '2', discount: '0' },
        { ...paid, ...usual, quantity: '1', discount: '100000', ownBase: usual.base === 'OWN' ? '50000' : null },
      ];
      const [document = []] = await brought({
        ...(first as FakturInput),
        customDoc: null,
        customDocPeriod: null,
        code,
        lines,
      });
      expect(errorsIn(document)).toEqual([]);
    },
  );
});
