import words from './dokumen.ts';

const codes = { transaction: 'Jenis transaksi', document: 'Kode dokumen transaksi' };

export const dokumenField = {
  out: { ...words.resources['efaktur/document/out/ctas'].fields, ...codes },
  in: { ...words.resources['efaktur/document/in/ctas'].fields, ...codes },
};

export const dokumenBucket = {
  dokumen_kind_missing: 'Jenis dokumen kosong',
  dokumen_kind_unknown: 'Jenis dokumen tidak dikenal',
  dokumen_other_side: 'Dokumen jenis lain',
  dokumen_reason_unknown: 'Alasan tidak dikenal',
  dokumen_in_file: 'Nomor dokumen ganda dalam file',
  dokumen_saved: 'Nomor dokumen sudah ada',
  detail: 'Detail tidak sesuai jenis dokumen',
  no_info: 'Keterangan tambahan tidak dipakai',
  not_ours_to_credit: 'Hanya dokumen masukan yang dikreditkan',
  info: 'Keterangan tambahan tidak sesuai',
  no_reference: 'Referensi tidak dipakai',
};

export const dokumenFinding = {
  dokumen_kind_missing: 'Jenis dokumen belum diisi. Contoh: PEB, PIB, CK-1.',
  dokumen_kind_unknown: 'Jenis dokumen ini tidak dikenal, atau kodenya tidak ada dalam daftar DJP.',
  dokumen_other_side:
    'Jenis dokumen ini milik sisi lain: PEB dan ekspor adalah dokumen keluaran, PIB dan impor adalah dokumen masukan.',
  dokumen_reason_unknown: 'Alasan ini tidak dikenal. Pilih salah satu alasan tidak dikreditkan.',
  dokumen_in_file:
    'Nomor dokumen ini sudah ada di baris %{row}. Jika keduanya rincian satu dokumen, satukan jumlahnya di satu baris; jika salinan, lewati baris ini.',
  dokumen_saved: 'Nomor dokumen ini sudah tersimpan: %{saved}. Lewati baris ini, atau ubah dokumen yang ada.',
};

const template = {
  guideSheet: 'Petunjuk',
  codesSheet: 'Kode',
  guide: {
    title: 'Petunjuk pengisian impor dokumen lain',
    one: '1. XML dokumen lain dari Coretax dapat langsung diimpor tanpa disalin ke sini.',
    two: '2. Dari catatan lain: isi sheet Dokumen Lain, satu baris untuk setiap dokumen.',
    three: '3. Kolom wajib: jenis dokumen, nomor, tanggal, nama lawan transaksi, dan DPP.',
    four: '4. Nomor ditulis sebagai teks agar angka 0 di depan tidak hilang.',
    five: '5. Dokumen disimpan sebagai draf: belum dikirim ke DJP.',
  },
  columnNotes: {
    kind: { column: 'Jenis Dokumen', note: 'Dengan kata, misalnya PEB, Ekspor jasa, PIB, atau Dokumen setara faktur.' },
    code: { column: 'Detail Transaksi', note: 'Dua digit. Kosong bila jenis dokumen hanya punya satu detail.' },
    number: { column: 'Nomor Dokumen', note: 'Nomor dokumen itu sendiri. PIB: nomor pendaftaran # NTPN.' },
    party: { column: 'NPWP Lawan Transaksi', note: '16 digit. Pihak luar negeri: kosongkan.' },
    amounts: { column: 'DPP, PPN, PPnBM', note: 'Dalam rupiah. PPN ekspor: 0.' },
  },
};

export const dokumenTemplate = { out: template, in: template };
