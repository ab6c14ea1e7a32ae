import type { Finding } from '#domain/definition/finding.ts';
import { checkAttachment, readCsvName } from '#domain/efiling/csv-name.ts';
import { jakartaDay } from '#domain/scope.ts';

export type Given = { readonly name: string; readonly csv: File; readonly pdfs: readonly File[] };

const baseOf = (name: string): string => name.replace(/\.csv$/i, '').toLowerCase();

/** PDF files with the CSV whose name they begin with; `alone`: those without one. */
export const groupFiles = (files: readonly File[]): { readonly groups: Given[]; readonly alone: readonly File[] } => {
  const pdfs = files.filter(({ name }) => /\.pdf$/i.test(name));
  const groups = files
    .filter((file) => !pdfs.includes(file))
    .map((csv) => ({
      name: csv.name,
      csv,
      pdfs: pdfs.filter(({ name }) => name.toLowerCase().startsWith(baseOf(csv.name))),
    }));
  return { groups, alone: pdfs.filter((pdf) => !groups.some((group) => group.pdfs.includes(pdf))) };
};

/** Before anything is sent. */
export const findingsOf = ({ csv, pdfs }: Given, npwp: string): readonly Finding[] => [
  ...readCsvName(csv.name, { npwp, today: jakartaDay(Date.now()) }).findings,
  ...pdfs.flatMap(({ name, size }) => checkAttachment(csv.name, { name, size }).findings),
];
