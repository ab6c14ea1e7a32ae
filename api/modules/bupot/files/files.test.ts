import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { aBupot } from '../../../../fixtures/builders/a-bupot.ts';
import { writeBupotXml } from './files.ts';

const TIN = '0612345678901000';

const written = async (kind: SlipKind, slips: Bupot[]): Promise<string> => {
  let xml = '';
  for await (const piece of writeBupotXml(kind, TIN, slips)) xml += piece;
  return xml;
};

const withoutLayout = (xml: string): string => xml.replace(/>\s+</g, '><').trim();

const march = { period: '2026-03', nitku: `${TIN}000000` };
const of2026 = { period: '2026-12', periodFrom: '2026-01', nitku: `${TIN}000000`, date: '2026-12-31' };
const nobodyElse = { birthDate: null, birthPlace: null, passport: null, kitas: null };
const abroad = { ...march, ...nobodyElse };

const examples: Readonly<Record<SlipKind, Bupot>> = {
  BPPU: aBupot('BPPU', {
    ...march,
    date: '2026-03-20',
    payeeNpwp: '0734567890123000',
    payeeNitku: '0734567890123000000000',
    taxCode: '24-104-07',
    gross: '35000000',
    tax: '700000.00',
    documentNumber: 'INV-2026-0311',
    documentDate: '2026-03-11',
  }),
  BPNR: aBupot('BPNR', {
    ...abroad,
    date: '2026-03-25',
    payeeNpwp: 'SG-201512345K',
    payeeName: 'Harbour Cloud Pte Ltd',
    payeeAddress: '8 Example Quay, Singapore',
    facility: 'SKD',
    certificateNumber: 'SKD-WPLN/2026/000123',
    taxCode: '27-103-01',
    gross: '250000000',
    rate: '10',
    documentNumber: 'HC-7781',
    documentDate: '2026-03-09',
  }),
  SP: aBupot('SP', {
    ...march,
    date: '2026-03-31',
    taxCode: '28-411-01',
    gross: '900000000',
    grossTotalOnIndonesia: '700000000',
    grossTotalOnAbroad: '200000000.00',
    deductedPph24Creditable: '1000000',
    deductedPphOtherParties: '3000000',
    tax: '19760000.00',
    lines: { deductedPphOnIndonesia: '18480000', deductedPphOnAbroad: '5280000' },
    documentNumber: 'REKAP-03-2026',
    documentDate: '2026-03-31',
  }),
  CY: aBupot('CY', {
    ...march,
    date: '2026-03-31',
    taxCode: '28-404-11',
    gross: '42000000',
    documentType: 'OTHER',
    documentNumber: 'REKAP-GIRO-03-2026',
    documentDate: '2026-03-31',
  }),
  BP21: aBupot('BP21', {
    ...march,
    date: '2026-03-27',
    payeeNpwp: '3578120603880002',
    payeeNitku: null,
    ptkp: 'TK/0',
    gross: '18000000',
    nett: '50',
    documentType: 'CONTRACT',
    documentNumber: 'SPK/012/III/2026',
    documentDate: '2026-03-02',
  }),
  BPMP: aBupot('BPMP', {
    ...march,
    date: '2026-03-31',
    payeeNpwp: '3275015507910004',
    position: 'Staf Gudang',
    gross: '9500000',
  }),
  BPA1: aBupot('BPA1', {
    ...of2026,
    payeeNpwp: '3275015507910004',
    position: 'Staf Gudang',
    salaryPension: '114000000',
    otherBenefit: '6000000',
    insuranceBenefit: '1200000',
    tantiemBonus: '9500000',
    pensionContribution: '3420000',
  }),
  BPA2: aBupot('BPA2', {
    ...of2026,
    payeeNpwp: '3374021104850003',
    nip: '198504112010011001',
    ptkp: 'K/2',
    position: 'Analis',
    rank: 'III/d',
    salaryPension: '52000000',
    wifeBenefit: '5200000',
    childBenefit: '2080000',
    structuralBenefit: '6600000',
    riceBenefit: '3476160',
    otherBenefit: '24000',
    otherIncome: '12000000',
    pensionContribution: '2815000',
  }),
  BP26: aBupot('BP26', {
    ...march,
    date: '2026-03-28',
    payeeNpwp: 'AU-512345678',
    payeeName: 'Nora Whitfield',
    country: 'AUS',
    payeeAddress: '12 Sample Street, Perth',
    birthDate: '1984-02-17',
    birthPlace: 'Perth',
    passport: 'PA1234567',
    gross: '60000000',
    documentType: 'CONTRACT',
    documentNumber: 'SPK/031/III/2026',
    documentDate: '2026-03-04',
  }),
};

type Facts = Record<SlipKind, { root: string; list: string; item: string; elements: [string, string, string][] }>;
const facts = JSON.parse(readFileSync('fixtures/golden/bupot/elements.json', 'utf8')) as Facts;

describe('the nine files of slips', () => {
  it.each(slipKinds)('%s: writes the worked example exactly as Coretax takes it', async (kind) => {
    const golden = readFileSync(`fixtures/golden/bupot/${kind}.xml`, 'utf8');
    expect(withoutLayout(await written(kind, [examples[kind]]))).toBe(withoutLayout(golden));
  });

  it.each(slipKinds)('%s: names, order and nillable elements are those of the office', (kind) => {
    const { root, list, item, elements } = slipLayouts[kind];
    expect({ root, list, item, elements: elements.map(([name, , nil]) => [name, nil === 'nil']) }).toEqual({
      ...facts[kind],
      elements: facts[kind].elements.map(([name, empty]) => [name, empty === 'nillable']),
    });
  });

  it('keeps what people write from breaking the file', async () => {
    const xml = await written('BPPU', [aBupot('BPPU', { documentNumber: ' <A&B>\u0007 "1" ' })]);
    expect(xml).toContain('<DocumentNumber>&lt;A&amp;B&gt; &quot;1&quot;</DocumentNumber>');
  });
});
