import { type Dated, dated } from '../../definition/dated.ts';
import type { Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** The employer's sector, by its main KLU in the annex of the regulation of the year. */
export type DtpSector = 'FOOTWEAR' | 'TEXTILE' | 'FURNITURE' | 'LEATHER' | 'TOURISM';

/** Limits of pay for tax borne by the government, in sen. */
export type DtpTerms = {
  /** Of January or the first month worked; for monthly pay of non-permanent employees the gross of each month. */
  readonly monthly: Sen;
  /** Average gross per day, for pay by day, week, unit or piece. */
  readonly daily: Sen;
};

const TERMS: DtpTerms = { monthly: 1_000_000_000, daily: 50_000_000 };
const END = { from: '2027-01-01', value: null, source: law('PMK 105/2025', 'ps. 3') };
const Y2026 = { from: '2026-01-01', value: TERMS, source: law('PMK 105/2025', 'ps. 4') };

const labourIntensive = dated<DtpTerms>('PPh 21 DTP, industri padat karya', [
  END,
  Y2026,
  { from: '2025-01-01', value: TERMS, source: law('PMK 10/2025', 'ps. 4') },
]);

const tourism = dated<DtpTerms>('PPh 21 DTP, pariwisata', [
  END,
  Y2026,
  { from: '2025-10-01', value: TERMS, source: law('PMK 72/2025', 'ps. 4 dan 4A') },
]);

/** Terms of tax borne by the government, by sector and masa. Throws outside the years of a scheme. */
export const dtpTerms: Readonly<Record<DtpSector, Dated<DtpTerms>>> = {
  FOOTWEAR: labourIntensive,
  TEXTILE: labourIntensive,
  FURNITURE: labourIntensive,
  LEATHER: labourIntensive,
  TOURISM: tourism,
};

/** Words for a business of each sector, in lower case: the annexes name KLU, which companies do not state. */
const sectorWords: Readonly<Record<DtpSector, RegExp>> = {
  FOOTWEAR: /alas kaki|sepatu|sandal|footwear/,
  TEXTILE: /tekstil|pakaian|garmen|konveksi|benang|kain|batik|textile|garment/,
  FURNITURE: /furnitur|mebel|furniture/,
  LEATHER: /kulit|leather/,
  TOURISM: /wisata|hotel|akomodasi|penginapan|restoran|rumah makan|perjalanan|hiburan|tourism|travel/,
};

/** Sectors that match a company's description of its business. */
export const dtpSectorsNamed = (industry: string): readonly DtpSector[] =>
  (Object.keys(sectorWords) as DtpSector[]).filter((sector) => sectorWords[sector].test(industry.toLowerCase()));
