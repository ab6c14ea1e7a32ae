/** Headings are the same when they differ in case, spaces and marks only: "Nama Barang / Jasa", "NAMA BARANG/JASA*". */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '');
