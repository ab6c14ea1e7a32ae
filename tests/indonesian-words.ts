/** Everyday words of the Indonesian screens; names of the law (faktur, NPWP, NITKU) are the same in every language. */
const EVERYDAY =
  /\b(yang|dan|atau|untuk|belum|sudah|dengan|tidak|Masuk|Simpan|Batal|Unduh|Pembeli|Penjual|Kuantitas|Satuan|Harga|Potongan|Tanggal|Pilih|Cari|Ubah|Hapus|Riwayat|Catatan|Tindakan|Pratinjau|Masa|Keluar|Buat|Dasbor|Tutup)\b/;

/** What people wrote, and the names the law gives to codes. */
const WRITTEN = /^(PT|CV|Bahasa Indonesia$|\d\d – )/;

/** What of these texts is not English, but for those that are allowed. */
export const notEnglish = (texts: readonly string[], allowed: RegExp = WRITTEN): string[] =>
  texts.filter((text) => EVERYDAY.test(text) && !allowed.test(text));
