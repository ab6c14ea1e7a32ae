import { expect, it } from 'vitest';
import { say } from '../messages/index.ts';
import { cellFits } from './cell-fits.ts';
import { entryOfText } from './entry-of-text.ts';
import { cellOf } from './row-table.ts';

const namesOf = (key: string): string[] => [say('id', key), say('en', key)];

it.each([
  ['amount', 'tax', 'Rp 1.250.000,50', '1250000.50'],
  ['amount', 'tax', '(1.000)', '-1000'],
  ['percent', 'share', '12,5 %', '12.5'],
  ['day', 'date', '31/12/2024', '2024-12-31'],
  ['month', 'month', 'Agustus 2023', '2023-08'],
  ['month', 'month', '15/08/2023', '2023-08'],
  ['yesno', 'applied', 'Ya', 'yes'],
  ['group', 'group', 'kelompok  2', 'T2'],
  ['group', 'group', 'T2', 'T2'],
  ['list pph', 'kind', 'PPh Pasal 22', '22'],
  ['list pph', 'kind', '23', '23'],
  ['list L9_metode_fiskal', 'fiscalMethod', 'Saldo Menurun', 'SM'],
  ['asset', 'kind', 'mesin', 'Mesin'],
  ['asset', 'kind', '410', 'Mesin'],
  ['asset', 'kind', '0603 Merek Dagang', 'Merek dagang'],
  ['text 16', 'npwp', '01.234.567.8-901.000', '012345678901000'],
  ['text 200', 'name', ' PT Satu ', 'PT Satu'],
])('a cell of %s in %s reads "%s"', (kind, column, text, entry) => {
  const cell = cellOf(kind);
  expect(entryOfText(cell, column, text, namesOf)).toBe(entry);
  expect(cellFits(cell, entry)).toBe(true);
});

it.each([
  ['amount', 'banyak'],
  ['percent', '101'],
  ['day', '31/02/2024'],
  ['list pph', 'PPh 99'],
  ['asset', 'Mesin jahit'],
])('a cell of %s does not fit "%s"', (kind, text) => {
  const cell = cellOf(kind);
  expect(cellFits(cell, entryOfText(cell, 'any', text, namesOf))).toBe(false);
});
