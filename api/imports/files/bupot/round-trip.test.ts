import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/bupot/compute.ts';
import { isAnnual, isForeign, isUnifikasi, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { uncarried } from '#domain/bupot/xml/uncarried.ts';
import { asPercent } from '#domain/definition/money.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { facilitiesFor, freedBy } from '#domain/rules/bupot/facilities-for.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { type Pph21Object, objectsOf as pph21Objects } from '#domain/rules/pph21/objects.ts';
import { objectsOf, type UnifikasiObject } from '#domain/rules/unifikasi/objects.ts';
import { aBupot, aBupotInput } from '../../../../fixtures/builders/a-bupot.ts';
import { writeBupotXml } from '../../../modules/bupot/files/files.ts';
import type { CheckContext } from '../kind.ts';
import { openFile } from '../open-file.ts';
import { unknownStyle } from '../raw.ts';
import { readDocuments, recognise } from '../recognise.ts';
import { columnOf, headingsOf } from './elements.ts';
import { bupotKinds } from './kind.ts';

const OWN = '0414107001021000';
const company = { npwp: OWN, pkp: true, government: true, name: 'PT Sagara', address: 'Jalan 1', city: 'Jakarta' };
const context: CheckContext = { today: '2026-04-16', company, style: unknownStyle };

const words = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: fc.constantFrom(...`abcXYZ 09&<>"'é漢/.,-;=+@#`) })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== '-' && !text.startsWith('#'));
const money = fc.integer({ min: 1, max: 9_999_999_999 }).map((whole) => `${whole}`);
const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-03-${String(at).padStart(2, '0')}`);
const digits = (length: number) =>
  fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789') });
const npwp = digits(15).map((tail) => `0${tail}`);
const nik = digits(15).map((tail) => `3${tail}`);

const some = (kind: SlipKind): fc.Arbitrary<Partial<BupotInput>> => {
  const fields: Partial<Record<keyof BupotInput, fc.Arbitrary<unknown>>> = {
    date: day,
    nitku: fc.constantFrom(`${OWN}000000`, `${OWN}000012`),
    position: words(40),
    passport: fc.option(words(9)),
    kitas: fc.option(words(11)),
    birthDate: fc.option(fc.constant('1984-02-17')),
    birthPlace: fc.option(words(20)),
    payeeAddress: words(60),
    payeeName: words(60),
    country: fc.constantFrom('SGP', 'AUS', 'USA'),
    ptkp: fc.constantFrom('TK/0', 'K/3', 'K/1'),
    foreignEmployee: fc.boolean(),
    documentType: fc.constantFrom(...documentTypes.map(({ code }) => code)),
    documentNumber: words(40),
    documentDate: day,
    nip: fc.option(digits(18)),
    rank: fc.option(words(20)),
    previousBupotNumber: fc.option(fc.constant('2600ABCDE')),
    secondEmployer: fc.boolean(),
    grossUpBenefit: fc.boolean(),
    paymentOption: fc.constantFrom('NONE', 'IMPREST', 'DIRECT'),
    sp2d: fc.option(words(20)),
    gross: money,
  };
  for (const field of fieldsOf[kind])
    if (
      isAnnual(kind) &&
      !fields[field] &&
      /^\d|Benefit|salary|honor|natura|bonus|zakat|Contribution|Income$/i.test(field)
    )
      fields[field] = fc.integer({ min: 0, max: 999_999_999 }).map(String);
  const taken = Object.fromEntries(Object.entries(fields).filter(([field]) => fieldsOf[kind].includes(field as never)));
  return fc.record(taken) as fc.Arbitrary<Partial<BupotInput>>;
};

const object = (kind: SlipKind) =>
  isUnifikasi(kind)
    ? fc.constantFrom(...objectsOf(kind, '2026-03').filter(({ key, code }) => key === code || kind === 'BPNR'))
    : fc.constantFrom(...pph21Objects(kind, '2026-03-01').filter(({ rate }) => rate !== 'MANUAL'));

const payee = (kind: SlipKind): fc.Arbitrary<Partial<BupotInput>> =>
  isForeign(kind)
    ? fc.constant({ payeeIdType: 'TIN', payeeNpwp: '201834577K' })
    : fieldsOf[kind].includes('payeeNitku')
      ? fc.oneof(
          npwp.map((number) => ({ payeeIdType: 'NPWP' as const, payeeNpwp: number })),
          nik.map((number) => ({ payeeIdType: 'NIK' as const, payeeNpwp: number })),
        )
      : fc.constant({});

/** Objects that share a code differ only in the taxed share of the gross. */
const ownShare = (of: UnifikasiObject | Pph21Object): string | null =>
  'key' in of && of.key.includes('/') ? asPercent(of.nett) : null;

const rates = fc.constantFrom('0.5', '1.25', '10', '15');

const input = (kind: SlipKind): fc.Arbitrary<BupotInput> =>
  fc
    .tuple(some(kind), object(kind), payee(kind), fc.nat(), rates, fc.constantFrom(...['50', '100', '75']))
    .map(([fields, of, who, pick, rate, nett]) => {
      const allowed = facilitiesFor(kind, 'facilities' in of ? of : null);
      const facility = allowed[pick % allowed.length] ?? 'NONE';
      const free = isAnnual(kind) ? [] : freedBy(facility, kind);
      return aBupotInput(kind, {
        ...fields,
        ...who,
        ...(who.payeeNpwp && (kind === 'BPPU' || kind === 'BP21') ? { payeeNitku: headOffice(who.payeeNpwp) } : {}),
        period: '2026-03',
        ...(isAnnual(kind) ? { periodFrom: '2026-01', withholdingAnnuality: 'PARTIAL_YEAR' as const } : {}),
        taxCode: 'key' in of ? of.key : of.code,
        facility,
        certificateNumber: facility === 'SKD' ? 'SKD/2026/1' : null,
        rate: free.includes('rate') ? rate : null,
        nett: free.includes('nett') && fieldsOf[kind].includes('nett') ? (ownShare(of) ?? nett) : null,
        ...(fields.grossUpBenefit ? { pphBenefit: null } : {}),
      });
    });

const slipOf = (fields: BupotInput): Bupot => ({ ...aBupot(fields.kind), ...fields, ...amountsOf(fields) });

const readBack = async (kind: SlipKind, bytes: Buffer): Promise<BupotInput[]> => {
  const file = await openFile(bytes, 'a.xml');
  const found = await recognise(bupotKinds[kind], file);
  if (!('read' in found)) throw new Error('taken for a table');
  const documents = await readDocuments(bupotKinds[kind], file, found, OWN);
  return documents.map((document) => bupotKinds[kind].input(document, context));
};

const xmlOf = async (kind: SlipKind, slips: Bupot[]): Promise<Buffer> => {
  let xml = '';
  for await (const piece of writeBupotXml(kind, OWN, slips)) xml += piece;
  return Buffer.from(xml);
};

const carried = (of: BupotInput): Partial<BupotInput> => {
  const silent = new Set<string>([...uncarried(of.kind), 'taxTyped']);
  return Object.fromEntries(
    fieldsOf[of.kind]
      .filter((field) => !silent.has(field))
      .map((field) => {
        const value = of[field];
        const empty = (isAnnual(of.kind) || of.kind === 'SP') && (value === '0' || value === null);
        return [
          field,
          empty ? null : typeof value === 'string' && /^\d+\.\d*$/.test(value) ? String(Number(value)) : value,
        ];
      }),
  );
};

describe.each(slipKinds)('%s: slips written into the office’s file', (kind) => {
  it('come back as they were told, as far as the file carries them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(input(kind), { minLength: 1, maxLength: 4 }), async (fields) => {
        const back = await readBack(kind, await xmlOf(kind, fields.map(slipOf)));
        expect(back.map(carried)).toEqual(fields.map(carried));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the office’s elements', () => {
  it('are known by the reader, each with a heading of its workbook', () => {
    for (const kind of slipKinds)
      for (const [name] of slipLayouts[kind].elements) {
        expect(columnOf(name), name).not.toBeUndefined();
        expect(headingsOf(name), name).not.toEqual([]);
      }
  });

  it('have the headings of the office’s workbooks', () => {
    const facts = JSON.parse(readFileSync('fixtures/golden/bupot/elements.json', 'utf8')) as Record<
      string,
      { elements: [string, string, string][] }
    >;
    for (const { elements } of Object.values(facts))
      for (const [name, , heading] of elements) expect(headingsOf(name), name).toContain(heading);
  });
});
