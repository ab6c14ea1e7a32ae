import type { Faktur } from '#domain/faktur/record.ts';
import { aFaktur, aLine } from '../../fixtures/builders/a-faktur.ts';

export const benchFaktur = (at: number): Faktur =>
  aFaktur({
    id: `bench${at}`,
    status: 'APPROVED',
    number: `040025${String(at).padStart(11, '0')}`,
    reference: `INV/${at}`,
    signeeName: 'Bagus Pratama',
    lines: [1, 2, 3].map((line) =>
      aLine({ name: `Barang contoh ${at}-${line}`, price: String((at + line) * 1200), quantity: '1' }),
    ),
  });
