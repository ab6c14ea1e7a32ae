import type { BuyerDocument } from '#domain/faktur/record.ts';
import { unitCode } from '#domain/faktur/units.ts';
import { countryFrom } from '#domain/rules/identity/country-codes.ts';

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const unitSynonyms: Readonly<Record<string, string>> = {
  ton: 'UM.0001',
  mt: 'UM.0001',
  metrikton: 'UM.0001',
  kg: 'UM.0003',
  kgs: 'UM.0003',
  kilo: 'UM.0003',
  gr: 'UM.0004',
  gram: 'UM.0004',
  g: 'UM.0004',
  ct: 'UM.0005',
  kl: 'UM.0006',
  ltr: 'UM.0007',
  lt: 'UM.0007',
  l: 'UM.0007',
  liter: 'UM.0007',
  litre: 'UM.0007',
  bbl: 'UM.0008',
  barel: 'UM.0008',
  cc: 'UM.0011',
  cm3: 'UM.0011',
  m2: 'UM.0012',
  meter2: 'UM.0012',
  sqm: 'UM.0012',
  m: 'UM.0013',
  mtr: 'UM.0013',
  inch: 'UM.0014',
  inci: 'UM.0014',
  cm: 'UM.0015',
  yd: 'UM.0016',
  yard: 'UM.0016',
  lsn: 'UM.0017',
  dozen: 'UM.0017',
  doz: 'UM.0017',
  unt: 'UM.0018',
  units: 'UM.0018',
  ea: 'UM.0018',
  each: 'UM.0018',
  buah: 'UM.0018',
  bh: 'UM.0018',
  sets: 'UM.0019',
  pasang: 'UM.0019',
  sheet: 'UM.0020',
  lbr: 'UM.0020',
  lembar: 'UM.0020',
  pc: 'UM.0021',
  pcs: 'UM.0021',
  pieces: 'UM.0021',
  biji: 'UM.0021',
  potong: 'UM.0021',
  box: 'UM.0022',
  boxes: 'UM.0022',
  dus: 'UM.0022',
  kotak: 'UM.0022',
  bok: 'UM.0022',
  year: 'UM.0023',
  thn: 'UM.0023',
  month: 'UM.0024',
  bln: 'UM.0024',
  week: 'UM.0025',
  day: 'UM.0026',
  hr: 'UM.0026',
  hour: 'UM.0027',
  hours: 'UM.0027',
  minute: 'UM.0028',
  mnt: 'UM.0028',
  percent: 'UM.0029',
  job: 'UM.0030',
  jasa: 'UM.0030',
  paket: 'UM.0030',
  activity: 'UM.0030',
  project: 'UM.0030',
  proyek: 'UM.0030',
  ls: 'UM.0030',
  lot: 'UM.0030',
  report: 'UM.0031',
  other: 'UM.0033',
  lain: 'UM.0033',
  lainlain: 'UM.0033',
  m3: 'UM.0034',
  kubik: 'UM.0034',
  cm2: 'UM.0035',
  drm: 'UM.0036',
  ctn: 'UM.0037',
  carton: 'UM.0037',
  karton: 'UM.0037',
  kwh: 'UM.0038',
  rol: 'UM.0039',
  gulung: 'UM.0039',
  roll: 'UM.0039',
};

/** The office's code of a unit written as code, label or the way people write it ("pcs", "kg", "dus"); null when unknown. */
export const unitFrom = (text: string): string | null => {
  const known = unitCode(text);
  if (known) return known;
  const synonym = key(text);
  return Object.hasOwn(unitSynonyms, synonym) ? (unitSynonyms[synonym] ?? null) : null;
};

const documents: Readonly<Record<string, BuyerDocument>> = {
  tin: 'TIN',
  npwp: 'TIN',
  npwp16: 'TIN',
  nationalid: 'National ID',
  nik: 'National ID',
  ktp: 'National ID',
  passport: 'Passport',
  paspor: 'Passport',
  otherid: 'Other ID',
  lainnya: 'Other ID',
  identitaslain: 'Other ID',
  other: 'Other ID',
};

export const buyerDocumentFrom = (text: string): BuyerDocument | null => documents[key(text)] ?? null;

const opts: Readonly<Record<string, 'A' | 'B'>> = {
  a: 'A',
  barang: 'A',
  goods: 'A',
  bkp: 'A',
  b: 'B',
  jasa: 'B',
  services: 'B',
  service: 'B',
  jkp: 'B',
};

/** A for goods, B for services. */
export const optFrom = (text: string): 'A' | 'B' | null => opts[key(text)] ?? null;

/** ISO alpha-3 from a code, or from the country's name for the one most people write out. */
export const countryOf = (text: string): string | null => (key(text) === 'indonesia' ? 'IDN' : countryFrom(text));
