import { expect, it } from 'vitest';
import { say } from '#domain/messages/index.ts';
import { shownImport } from './HistoryTable.tsx';

it.each([
  ['IN_PROGRESS', 'READING', 'Sedang diimpor'],
  ['IN_PROGRESS', 'SHEET', 'Menunggu Anda'],
  ['IN_PROGRESS', 'MAPPING', 'Menunggu Anda'],
  ['IN_PROGRESS', 'CHECKING', 'Sedang diimpor'],
  ['IN_PROGRESS', 'REPAIR', 'Menunggu Anda'],
  ['IN_PROGRESS', 'COMMITTING', 'Sedang diimpor'],
  ['PARTIAL_SUCCESS', 'REPAIR', 'Sebagian diimpor'],
  ['SUCCESS', 'FINISHED', 'Berhasil diimpor'],
])('an import %s at %s is shown as "%s"', (status, step, words) => {
  expect(say('id', `imporScreen.status.${shownImport({ status, step })}`)).toBe(words);
});
