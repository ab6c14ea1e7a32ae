import { dokumenImports } from '../faktur/dokumen/import-kind.ts';
import { fakturImport } from '../faktur/import-kind.ts';
import { masukanImport } from '../faktur/masukan/import-kind.ts';
import { returImport } from '../faktur/retur/import-kind.ts';
import { returDokumenImports } from '../faktur/retur-dokumen/import-kind.ts';
import { screensOf } from '../imports/screens-of.tsx';

export const { List, Start, Detail } = screensOf(
  fakturImport,
  masukanImport,
  returImport,
  ...Object.values(dokumenImports),
  ...Object.values(returDokumenImports),
);
