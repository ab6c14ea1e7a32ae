import { expect, it } from 'vitest';
import { say } from '#domain/messages/index.ts';
import { fromSheetRow } from './cells/from-sheet-row.ts';
import { openFile } from './open-file.ts';
import type { SheetRow } from './sheet.ts';

it('takes what nobody can read out of cells, and says in which', async () => {
  // Windows-1252 has no character at 0x81: a CSV decoded as such has a control character there.
  const file = await openFile(Buffer.from('Nama;Alamat\nPT \x81Satu\xe9;Jalan\nPT Dua;Jalan\n', 'latin1'), 'a.csv');
  const rows: SheetRow[] = [];
  if (file.type === 'book') await file.book.read('a', (row) => rows.push(row) > 0);
  const known = { fields: {}, computed: new Set<string>() };
  expect(rows.slice(1).map((row) => fromSheetRow(known, row, ['counterpartyName', 'counterpartyAddress']))).toEqual([
    {
      row: 2,
      cells: { counterpartyName: 'PT Satué', counterpartyAddress: 'Jalan' },
      findings: [{ path: 'counterpartyName', message: 'impor.finding.file_unreadable', severity: 'warning' }],
    },
    { row: 3, cells: { counterpartyName: 'PT Dua', counterpartyAddress: 'Jalan' } },
  ]);
  expect(say('id', 'impor.finding.file_unreadable')).toContain('dibuang');
  expect(say('id', 'impor.bucket.file_unreadable')).toContain('dibuang');
});
