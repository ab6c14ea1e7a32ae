import words from './retur-dokumen.ts';

const { server } = words.returDokumen;

export const returDokumenField = {
  out: words.resources['efaktur/document/out/return/ctas'].fields,
  in: words.resources['efaktur/document/in/return/ctas'].fields,
};

export const returDokumenBucket = {
  retur_dokumen_origin_missing: 'Nomor dokumen asal kosong',
  retur_dokumen_number_missing: 'Nomor retur kosong',
  retur_dokumen_nothing: 'Tidak ada yang diretur',
  retur_dokumen_in_file: 'Nomor retur ganda dalam file',
  retur_dokumen_saved: 'Nomor retur sudah ada',
  retur_dokumen_unknown_here: 'Dokumen asal tidak ditemukan',
  retur_dokumen_kind_here: 'Jenis dokumen ini tidak diretur',
  retur_dokumen_undecided_here: 'Pengkreditan belum diputuskan',
  retur_dokumen_not_approved_here: 'Dokumen belum disetujui DJP',
  retur_dokumen_refused_here: 'Dokumen tidak diterima DJP',
  retur_dokumen_origin_replacing_here: 'Dokumen sedang diganti',
  retur_dokumen_origin_amended_here: 'Dokumen sudah diganti',
  retur_dokumen_origin_canceled_here: 'Dokumen sudah dibatalkan',
  retur_dokumen_nothing_left_here: 'Dokumen sudah diretur seluruhnya',
  retur_dokumen_party_here: 'Lawan transaksi lain',
  retur_dokumen_before_here: 'Tanggal sebelum dokumen',
  retur_dokumen_left_here: 'Nilai melebihi sisa',
};

export const returDokumenFinding = {
  retur_dokumen_origin_missing: 'Isi nomor dokumen yang diretur.',
  retur_dokumen_number_missing: 'Isi nomor Anda sendiri untuk retur ini.',
  retur_dokumen_nothing: 'DPP yang diretur harus lebih dari 0.',
  retur_dokumen_in_file:
    'Nomor retur ini sudah ada di baris %{row}. Jika keduanya rincian satu retur, satukan jumlahnya di satu baris; jika salinan, lewati baris ini.',
  retur_dokumen_saved: 'Nomor retur ini sudah tersimpan: %{saved}. Lewati baris ini, atau ubah retur yang ada.',
  retur_dokumen_unknown_here: 'Dokumen dengan nomor ini belum ada. Buat atau impor dokumennya, lalu periksa lagi.',
  retur_dokumen_kind_here: server.kind,
  retur_dokumen_undecided_here: server.undecided,
  retur_dokumen_not_approved_here: server.not_approved,
  retur_dokumen_refused_here: server.refused,
  retur_dokumen_origin_replacing_here: server.origin_replacing,
  retur_dokumen_origin_amended_here: server.origin_amended,
  retur_dokumen_origin_canceled_here: server.origin_canceled,
  retur_dokumen_nothing_left_here: 'Dokumen ini sudah diretur seluruhnya, termasuk baris lain file ini.',
  retur_dokumen_party_here: 'Lawan transaksi dokumen ini adalah %{party}.',
  retur_dokumen_before_here: 'Tanggal retur tidak boleh sebelum tanggal dokumen, %{date}.',
  retur_dokumen_left_here: 'Melebihi sisa dokumen, termasuk retur lain di file ini: paling banyak Rp %{left}.',
};

const template = {
  guideSheet: 'Petunjuk',
  codesSheet: 'Kode',
  guide: {
    title: 'Petunjuk pengisian impor retur dokumen lain',
    one: '1. XML retur dokumen lain dari Coretax dapat langsung diimpor tanpa disalin ke sini.',
    two: '2. Dari catatan lain: isi sheet Retur Dokumen Lain, satu baris untuk setiap retur.',
    three: '3. Kolom wajib: nomor dokumen asal, nomor retur, tanggal retur, dan DPP.',
    four: '4. Dokumen asal harus sudah disetujui DJP, dan nilai tidak boleh melebihi sisanya.',
    five: '5. Retur disimpan sebagai draf: belum dikirim ke DJP.',
  },
  columnNotes: {
    origin: { column: 'Nomor Dokumen Asal', note: 'Seperti pada dokumen yang dikembalikan, ditulis sebagai teks' },
    taxes: { column: 'PPN Retur, PPnBM Retur', note: 'Kosongkan agar dihitung sebanding dengan pajak dokumen asal' },
  },
};

export const returDokumenTemplate = { out: template, in: template };
