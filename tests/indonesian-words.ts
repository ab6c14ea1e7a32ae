/** Everyday words of the Indonesian screens; statutory names (faktur, NPWP, NITKU) are the same in every language. */
const EVERYDAY =
  /\b(yang|dan|atau|untuk|belum|sudah|dengan|tidak|Masuk|Simpan|Batal|Unduh|Pembeli|Penjual|Kuantitas|Satuan|Harga|Potongan|Tanggal|Pilih|Cari|Ubah|Hapus|Riwayat|Catatan|Tindakan|Pratinjau|Masa|Keluar|Buat|Dasbor|Tutup)\b/;

const WRITTEN = /^(PT|CV|Bahasa Indonesia$|\d\d – )/;

export const notEnglish = (texts: readonly string[], allowed: RegExp = WRITTEN): string[] =>
  texts.filter((text) => EVERYDAY.test(text) && !allowed.test(text));
