import type { CounterpartyDocument } from '#domain/faktur/record.ts';
import { countryFrom } from '#domain/rules/identity/country-codes.ts';

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const documents: Readonly<Record<string, CounterpartyDocument>> = {
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

export const buyerDocumentFrom = (text: string): CounterpartyDocument | null => documents[key(text)] ?? null;

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
