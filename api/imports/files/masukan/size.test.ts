import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../check-file.ts';
import type { ImportKind } from '../kind.ts';
import { openFile } from '../open-file.ts';
import { readDocuments, recognise } from '../recognise.ts';
import { Refusal } from '../refusal.ts';
import { fakturMasukan } from './kind.ts';

const kind = fakturMasukan as ImportKind;
const MOST = 100_000;
const company = {
  npwp: '0021000019021000',
  pkp: true,
  government: false,
  name: 'PT Sagara Niaga',
  address: 'Jl. Sudirman 1',
  city: 'Jakarta',
};
const heading =
  'NPWP Penjual;Nama Penjual;Nomor Faktur Pajak;Tanggal Faktur Pajak;Masa Pajak;Tahun;Status Faktur;DPP;PPN';
const list = (rows: number): Buffer =>
  Buffer.from(
    [
      heading,
      ...Array.from(
        { length: rows },
        (_, at) =>
          `0012345674123000;PT Sinar;040025${String(at).padStart(11, '0')};2025-10-14;10;2025;APPROVED;1000000;110000`,
      ),
    ].join('\n'),
  );

const documentsOf = async (rows: number) => {
  const file = await openFile(list(rows), 'daftar.csv');
  const own = await recognise(kind, file);
  if (!('read' in own)) throw new Error('not known as the list of the portal');
  return readDocuments(kind, file, own, company.npwp);
};

describe('a list of the portal', () => {
  it('is taken with a hundred thousand invoices, checked part by part', async () => {
    const documents = await documentsOf(MOST);
    let parts = 0;
    const nothing = { exact: new Map(), like: new Map() };
    const { tally } = await checkFile(
      kind,
      documents,
      { today: '2025-12-31', company },
      async () => nothing,
      () => {
        parts += 1;
      },
    );
    expect(tally).toMatchObject({ documents: MOST, ready: MOST, errors: 0 });
    expect(parts).toBe(Math.ceil(MOST / 600));
  });

  it('is refused with the number where it has one more', async () => {
    await expect(documentsOf(MOST + 1)).rejects.toThrow(Refusal);
  });
});
