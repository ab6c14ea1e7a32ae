import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { SheetPart, SlipSheet } from '#domain/bupot/sheet.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { aBupot } from '../../../../fixtures/builders/a-bupot.ts';
import { drawBupotPdf } from './pdf.ts';
import { sheetOf } from './sheet/sheet-of.ts';
import { markOf, slipFacts } from './sheet/view.ts';

const withholder = { name: 'PT Sagara Niaga', npwp: '0013921678123000' };
const viewOf = (...story: Parameters<typeof aBupot>) => {
  const bupot = aBupot(...story);
  return { bupot, withholder, qr: slipFacts(bupot, withholder.npwp) };
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const texts = (part: SheetPart) =>
  part.kind === 'lines'
    ? part.lines.map(({ line, label, amount }) => ({ code: line, label, value: amount }))
    : part.kind === 'row'
      ? part.cells
      : part.facts;
const facts = ({ sections }: SlipSheet) => sections.flatMap(({ parts }) => parts.flatMap(texts));
const valueAt = (sheet: SlipSheet, place: string) => facts(sheet).find(({ code }) => code === place)?.value;

describe('the sheet of a slip', () => {
  it('has the places of form BPPU', () => {
    const sheet = sheetOf(viewOf('BPPU'), 'id');
    const places = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}.${at + 1}`);
    expect(facts(sheet).map(({ code }) => code)).toEqual([...places('A', 3), ...places('B', 11), ...places('C', 6)]);
    expect(sheet.head.map(({ value }) => value)).toEqual(['2500A1B2C', '10-2025', 'TIDAK FINAL', 'NORMAL']);
    expect(['B.2', 'B.3', 'B.4', 'B.5', 'B.6', 'B.7', 'B.8'].map((place) => valueAt(sheet, place))).toEqual([
      'Pasal 23',
      '24-104-03',
      'Jasa Konsultan',
      '10.000.000',
      '2',
      '200.000',
      'Surat Tagihan, tanggal 10 Oktober 2025',
    ]);
  });

  it('tells all 23 lines of a year on BPA1, from what was told and what was worked out', () => {
    const sheet = sheetOf(viewOf('BPA1', { tantiemBonus: '10000000' }), 'id');
    const lines = facts(sheet).filter(({ code }) => /^\d+$/.test(code));
    expect(lines.map(({ code }) => code)).toEqual(Array.from({ length: 23 }, (_, at) => String(at + 1)));
    expect(['1', '7', '8', '9', '16', '23'].map((place) => valueAt(sheet, place))).toEqual([
      '120.000.000',
      '10.000.000',
      '130.000.000',
      '6.000.000',
      '63.000.000',
      '590.000',
    ]);
    expect(sheet.head[1]?.value).toBe('01-2025 - 12-2025');
  });

  it('says what the printed rupiah leave out, what the government bears, and which correction it is', () => {
    const sheet = sheetOf(
      viewOf('BPPU', { base: '1000000.50', tax: '0.00', borne: '20000.00', facility: 'DTP', revision: 2 }),
      'id',
    );
    expect([valueAt(sheet, 'B.5'), valueAt(sheet, 'B.7')]).toEqual(['1.000.001', '20.000']);
    expect(sheet.notes[0]).toContain('Rp 20.000');
    expect(sheet.notes[1]).toContain('Rp 0,50');
    expect(sheet.head[3]?.value).toBe('PEMBETULAN KE-2');
  });

  it('keeps rows of one code apart', () => {
    const { bupot, ...view } = viewOf('BPNR', { taxCode: '27-100-06/5', nett: '5' });
    const sheet = sheetOf({ ...view, bupot }, 'en');
    expect([valueAt(sheet, 'B.3'), valueAt(sheet, 'B.6')]).toEqual(['27-100-06', '5']);
    expect(valueAt(sheet, 'B.4')).not.toBe('-');
  });

  it.each(slipKinds)('%s has words for everything it shows, in both languages', (kind) => {
    for (const locale of ['id', 'en'] as const)
      expect(JSON.stringify(sheetOf(viewOf(kind), locale))).not.toMatch(/pdfBupot\.|pph21\./);
  });

  it('is marked unless it is in force', () => {
    const unmarked = Object.keys(bupotStatus.states).filter((status) => markOf({ status } as never) === null);
    expect(unmarked).toEqual(['APPROVED', 'NORMAL_REVISION']);
  });
});

describe('a slip on paper', () => {
  it.each(slipKinds)('%s is one page, the same bytes for the same slip', async (kind) => {
    const [once, again] = await Promise.all([drawBupotPdf(viewOf(kind)), drawBupotPdf(viewOf(kind))]);
    expect(once.subarray(0, 5).toString()).toBe('%PDF-');
    expect(once.equals(again)).toBe(true);
    expect(pages(once)).toBe(1);
  });

  it('takes the longest names and amounts there may be', async () => {
    const long = {
      payeeName: 'Panjang '.repeat(31),
      payeeAddress: 'Jalan '.repeat(83),
      certificateNumber: 'K'.repeat(100),
    };
    const view = viewOf('BPNR', { ...long, gross: '89999999999999.99', tax: '17999999999999.00' });
    expect(pages(await drawBupotPdf(view))).toBe(1);
    expect(pages(await drawBupotPdf(viewOf('BPA1', long)))).toBe(2);
  });
});
