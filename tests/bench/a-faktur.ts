import type { Faktur } from '#domain/faktur/record.ts';

const money = (sen: number): string => `${Math.trunc(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;

/** An approved invoice of three lines; `at` tells one from another. */
export const benchFaktur = (at: number): Faktur => {
  const lines = Array.from({ length: 3 }, (_, line) => {
    const dpp = (at + line + 1) * 1_200_00;
    const otherDpp = (dpp * 11) / 12;
    return {
      opt: 'A' as const,
      code: '000000',
      name: `Barang contoh ${at}-${line}`,
      unit: 'UM.0018',
      price: money(dpp),
      quantity: '1',
      discount: '0.00',
      base: 'ELEVEN_TWELFTHS' as const,
      ownBase: null,
      ppnbmRate: '0',
      gross: money(dpp),
      contractDpp: money(dpp),
      dpp: money(dpp),
      otherDpp: money(otherDpp),
      ppnRate: '12',
      ppn: money((otherDpp * 12) / 100),
      ppnbm: '0.00',
    };
  });
  const sum = (key: 'dpp' | 'otherDpp' | 'ppn') =>
    money(lines.reduce((all, line) => all + Math.round(Number(line[key]) * 100), 0));
  return {
    id: `bench${at}`,
    companyId: 'company000',
    version: 1,
    status: 'APPROVED',
    kind: 'NORMAL',
    number: `040025${String(at).padStart(11, '0')}`,
    date: '2025-10-31',
    period: '2025-10',
    uploadDeadline: '2025-11-20',
    code: '04',
    addInfo: null,
    facilityStamp: null,
    customDoc: null,
    customDocPeriod: null,
    reference: `INV/${at}`,
    sellerNitku: '0021487365043000000000',
    buyerDocument: 'TIN',
    buyerNpwp: '0031279488016000',
    buyerDocumentNumber: null,
    buyerCountry: 'IDN',
    buyerName: 'PT Lintang Arunika Pangan',
    buyerAddress: 'Jl. Anggrek Raya No. 18, Jakarta',
    buyerEmail: 'pajak@lintang.example',
    buyerNitku: '0031279488016000000000',
    term: 'EMPTY',
    advanceOf: null,
    stageDpp: null,
    gross: sum('dpp'),
    discount: '0.00',
    contractDpp: sum('dpp'),
    dpp: sum('dpp'),
    otherDpp: sum('otherDpp'),
    ppn: sum('ppn'),
    ppnbm: '0.00',
    replaces: null,
    replacedBy: null,
    revision: 0,
    reason: null,
    officeCode: null,
    officeMessage: null,
    officeRef: null,
    signeeName: 'Bagus Pratama',
    errorCount: 0,
    importId: null,
    sentAt: null,
    createdBy: 'Bench',
    createdAt: 1_760_000_000_000,
    updatedBy: 'Bench',
    updatedAt: 1_760_000_000_000,
    lines,
  };
};
