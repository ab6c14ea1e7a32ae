import { countries } from '../../rules/identity/countries.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** ISO 3166 alpha-3 of a country given as its code or its Indonesian or English name; null for an unknown one. */
export const countryCode = (text: string): string | null =>
  countries.find((one) => [one.code, one.id, one.en].some((name) => plain(name) === plain(text)))?.code ?? null;

/** The Indonesian name of a country; null for an unknown code. */
export const countryName = (code: string): string | null => countries.find((one) => one.code === code)?.id ?? null;
