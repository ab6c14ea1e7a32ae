import { describe, expect, it } from 'vitest';
import { aFaktur } from '../../../../fixtures/builders/a-faktur.ts';
import { fileName, uniqueNames } from '../../../output/file-name.ts';
import { drawable } from '../../../output/pdf/sheet.ts';
import { drawFakturPdf } from './pdf.ts';
import { viewOf, watermarkOf } from './view.ts';

const approved = aFaktur({ status: 'APPROVED', number: '04002500000000001' });
const seller = {
  name: 'PT Sagara Niaga Utama',
  npwp: '0021487365043000',
  address: 'Jl. Pelabuhan Lama No. 7',
  city: 'Karangsari',
};

describe('the printed invoice', () => {
  it('is a PDF, the same bytes for the same invoice', async () => {
    const [once, again] = await Promise.all([
      drawFakturPdf(viewOf(approved, seller)),
      drawFakturPdf(viewOf(approved, seller)),
    ]);
    expect(once.subarray(0, 5).toString()).toBe('%PDF-');
    expect(once.equals(again)).toBe(true);
  });

  it('goes on to as many pages as its lines need', async () => {
    const long = { ...approved, lines: Array.from({ length: 60 * 3 }, () => approved.lines).flat() };
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages(await drawFakturPdf(viewOf(approved, seller)))).toBe(1);
    expect(pages(await drawFakturPdf(viewOf(long, seller)))).toBeGreaterThan(4);
  });

  it('marks everything but an approved, standing invoice', () => {
    expect(watermarkOf(approved)).toBeNull();
    expect(watermarkOf({ ...approved, status: 'DRAFT', number: null })).toBe('draft');
    expect(watermarkOf({ ...approved, status: 'IN_PROGRESS', number: null })).toBe('waiting');
    expect(watermarkOf({ ...approved, status: 'CANCELED', kind: 'CANCELED' })).toBe('canceled');
    expect(watermarkOf({ ...approved, status: 'AMENDED', kind: 'SUBSTITUTED' })).toBe('substituted');
  });

  it('reduces what its fonts cannot draw to the base letter, never to rubbish', () => {
    expect(drawable('Ōsaka “Café”')).toBe('Osaka "Café"');
    expect(drawable('株式会社')).toBe('????');
  });
});

describe('file names', () => {
  const parts = {
    nomor: '04002500114827391',
    referensi: 'INV/2510/0154',
    pembeli: 'PT A/B: "C"',
    npwp: '1',
    tanggal: '2025-10-31',
    masa: '2025-10',
    status: 'Draf',
  };

  it('come from the pattern, safe on every system', () => {
    expect(fileName('{nomor}_{pembeli}', parts, 'pdf')).toBe('04002500114827391_PT A-B- -C-.pdf');
    expect(fileName('../../{referensi}', parts, 'pdf')).toBe('INV-2510-0154.pdf');
    expect(fileName('   ', parts, 'pdf')).toBe('faktur.pdf');
  });

  it('never meet in one folder', () => {
    const unique = uniqueNames();
    expect([unique('a.pdf'), unique('A.pdf'), unique('a.pdf')]).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf']);
  });
});
