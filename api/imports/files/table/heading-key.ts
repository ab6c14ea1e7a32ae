/**
 * Headings are equal if they differ only in case, spaces and punctuation: "Nama Barang / Jasa", "NAMA BARANG/JASA*".
 */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '');

const abbreviations: Readonly<Record<string, string>> = { no: 'nomor', tgl: 'tanggal', kd: 'kode', thn: 'tahun' };

/** The key with abbreviations in full: "No. Faktur" is "Nomor Faktur". A word alone stays: "No" is the number of a row. */
export const headingName = (heading: string): string =>
  headingKey(heading.replace(/\b(no|tgl|kd|thn)\b(?=\W*\w)/gi, (word) => abbreviations[word.toLowerCase()] ?? word));
