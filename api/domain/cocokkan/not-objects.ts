/**
 * Payments, offsets and carried-over tax are no supply (UU PPN art. 9), and income of these kinds is not taxed (art. 4A
 * and 16B; interest and dividends are no supply at all).
 */
const NOT_OBJECTS: readonly RegExp[] = [
  /\b(setor|setoran|pembayaran|bayar|pelunasan)\b.*\b(ppn|pajak|masa|spt)\b/,
  /\bntpn\b/,
  /\b(offset|kompensasi|restitusi|lebih bayar|kurang bayar)\b/,
  /\b(penutup|saldo awal|saldo akhir|closing|opening balance|pemindahan saldo|reklas\w*)\b/,
  /\b(jasa giro|bunga|dividen|dividend|interest)\b/,
  /\b(selisih kurs|laba kurs|rugi kurs)\b/,
  /\b(gaji|upah|bpjs|penyusutan)\b/,
  /\bpenjualan (tanah|aset tetap|aktiva)\b/,
];

/** Whether the text of an entry describes something that requires no document. */
export const saysNoObject = (text: string): boolean => {
  const words = text.toLowerCase();
  return NOT_OBJECTS.some((pattern) => pattern.test(words));
};
