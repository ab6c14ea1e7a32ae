import words from './received.ts';

export const receivedField = words.resources['ebupot/received'].fields;

export const receivedBucket = {
  received_missing: 'Isian wajib kosong',
  received_kind: 'Jenis bukti tidak dikenal',
  received_article: 'Jenis pajak tidak dikenal',
  received_article_assumed: 'Jenis pajak tidak disebut',
  received_negative: 'Nilai negatif',
  received_in_file: 'Bukti potong ganda dalam file',
  received_saved: 'Bukti potong sudah ada',
};

export const receivedFinding = {
  received_missing: 'Wajib diisi.',
  received_kind: 'Isi BPPU, BPNR, CLASSIC, SSPCP, atau SSP.',
  received_article: 'Isi PPh 15, 22, 23, 26, 4(2), atau DTP.',
  received_article_assumed: 'Jenis pajak tidak disebut; dianggap PPh 23.',
  received_negative: 'Nilai tidak boleh negatif. Bukti potong yang dibatalkan tidak diimpor.',
  received_in_file: 'Bukti potong ini sudah ada di baris %{row}. Lewati salah satunya.',
  received_saved: 'Bukti potong ini sudah tersimpan: %{saved}. Lewati baris ini.',
};

export const receivedTemplate = {
  guideSheet: 'Petunjuk',
  codesSheet: 'Kode',
  guide: {
    title: 'Petunjuk pengisian impor bukti potong diterima',
    one: '1. XML bukti potong (lampiran L3B, OtherParties) dapat langsung diimpor tanpa disalin ke sini.',
    two: '2. Dari catatan lain: isi sheet Bukti Potong Diterima, satu baris untuk setiap bukti potong.',
    three: '3. Kolom wajib: nomor, NPWP pemotong, tanggal, dasar pengenaan pajak, dan PPh dipotong.',
    four: '4. Pemotong, nomor, dan jenis yang sama adalah satu bukti potong dan hanya disimpan sekali.',
    five: '5. Nama, urutan, dan jumlah kolom boleh lain: kolom dipetakan saat impor.',
  },
  columnNotes: {
    kind: { column: 'Jenis Bukti Potong', note: 'BPPU, BPNR, CLASSIC, SSPCP, atau SSP. Kosong berarti BPPU.' },
    article: { column: 'Jenis Pajak', note: 'PPh 15, 22, 23, 26, 4(2), atau DTP. Kosong: menurut kode objek pajak.' },
    period: { column: 'Masa Pajak', note: 'Contoh 03-2026. Kosong: bulan tanggal bukti potong.' },
  },
};
