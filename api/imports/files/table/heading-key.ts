/**
 * Headings are equal if they differ only in case, spaces and punctuation: "Nama Barang / Jasa", "NAMA BARANG/JASA*".
 */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '');
