export const fileReading = {
  hidden: '%{count} baris disembunyikan filter di file ini. Baca dengan baris itu, atau tanpa?',
  hidden_with: 'Dengan baris tersembunyi',
  hidden_without: 'Tanpa baris tersembunyi',
  unnumbered:
    'Tidak ada nomor dokumen: %{count} baris digabung dengan baris di atasnya karena pembeli dan tanggalnya sama. Apakah satu faktur, atau tiap baris satu faktur?',
  unnumbered_one: 'Satu faktur per pembeli dan tanggal',
  unnumbered_each: 'Tiap baris satu faktur',
  columns: '%{count} kolom berisi data tidak dikenali dan tidak dibaca: %{names}.',
  columns_known: 'Lanjutkan tanpa kolom itu',
  columns_mapped: 'Petakan kolom sendiri',
  rest: '%{count} baris tidak dibaca sebagai dokumen (total, judul, catatan, tanda tangan).',
  rest_out: 'Biarkan di luar',
  rest_in: 'Baca juga baris itu',
  faults:
    'Kesalahan ini dapat diperbaiki dengan aman: "&" ditulis "&amp;", dan baris kosong di awal dibuang. Isi lain tidak berubah.',
  faults_left: 'Jangan diperbaiki',
  faults_mended: 'Perbaiki dan baca file ini',
  row: 'Baris %{row}: %{text}',
  total_same: 'Baris %{row} "%{text}" cocok dengan jumlah baris yang dibaca.',
  total_differs: 'Baris %{row} "%{text}": %{field} di file %{file}, sedangkan baris yang dibaca berjumlah %{read}.',
};

export const fileRefusal = {
  too_large: 'File lebih dari %{limit} MB. Bagi menjadi beberapa file.',
  empty_file: 'File kosong.',
  no_rows: 'File tidak berisi baris data.',
  classic_csv:
    'Ini CSV e-Faktur lama (FK/LT/OF) untuk aplikasi sebelum Coretax. Layout itu belum dapat diimpor di sini: ekspor datanya sebagai tabel Excel atau CSV biasa, satu baris per barang.',
  password_workbook:
    'Workbook ini dilindungi kata sandi. Buka di Excel, hapus kata sandinya (File, Info, Proteksi Workbook), simpan, lalu unggah kembali.',
  portal_outgoing:
    'Ini daftar Pajak Keluaran dari Coretax: berisi status, bukan barang. Di daftar faktur keluaran pilih "Sinkronkan status dari file portal": faktur yang ada di sini diperbarui, yang belum ada dapat diambil.',
  old_excel: 'Format Excel lama (.xls) tidak dapat dibaca. Buka file di Excel lalu simpan sebagai .xlsx.',
  macros: 'File berisi makro. Simpan sebagai .xlsx tanpa makro.',
  html: 'File ini halaman web yang diberi nama Excel. Buka di Excel lalu simpan sebagai .xlsx.',
  pdf: 'File PDF tidak dapat diimpor. Gunakan XLSX, CSV, atau XML.',
  wrong_type: 'Jenis file tidak dikenal. Gunakan XLSX, CSV, atau XML.',
  not_a_workbook: 'File ini bukan workbook Excel. Simpan sebagai .xlsx.',
  broken_zip: 'File Excel rusak atau tidak lengkap. Simpan ulang lalu unggah kembali.',
  broken_csv: 'File CSV tidak dapat dibaca. Periksa tanda kutip dan pemisah kolom.',
  encrypted: 'File dilindungi kata sandi. Hapus kata sandinya lalu unggah kembali.',
  zip_bomb: 'Isi file jauh lebih besar dari ukurannya dan tidak dibuka demi keamanan.',
  too_many_sheets: 'File berisi lebih dari %{limit} sheet.',
  too_many_columns: 'Sheet berisi lebih dari %{limit} kolom. Hapus kolom yang tidak dipakai.',
  too_many_documents: 'File berisi lebih dari %{limit} dokumen. Bagi menjadi beberapa file.',
  too_many_lines: 'File berisi lebih dari %{limit} baris. Bagi menjadi beberapa file.',
  too_many_cells: 'Sheet berisi lebih dari %{limit} sel. Hapus kolom dan baris yang tidak dipakai.',
  cell_too_long: 'Isi sel pada baris %{row} terlalu panjang.',
  sheet_missing: 'Sheet "%{sheet}" tidak ada dalam file.',
  xml_retail:
    'File ini berisi penjualan digunggung (RetailInvoiceBulk), bukan faktur satu per satu. Ambil di SPT Masa PPN masa yang sama: buka SPT-nya, lalu Tambah dari XML digunggung.',
  xml_collected: 'File ini berisi Lampiran C SPT Masa PPN. Unggah di SPT Masa PPN masa yang sama, bagian Lampiran.',
  xml_unwanted: 'File XML tidak dapat diimpor di sini. Gunakan XLSX atau CSV.',
  xml_broken: 'File XML tidak lengkap atau salah bentuk.',
  xml_broken_at: 'File XML salah bentuk di baris %{line}, kolom %{column}.',
  xml_ampersand: 'File XML salah di baris %{line}, kolom %{column}: tanda "&" di "%{near}" harus ditulis "&amp;".',
  xml_entity:
    'File XML salah di baris %{line}, kolom %{column}: "%{near}" memuat tanda yang tidak dikenal XML. Tulis hurufnya sendiri.',
  xml_blank_start: 'Ada baris atau spasi kosong sebelum "<?xml" di awal file.',
  xml_cut:
    'File XML terpotong: berakhir di baris %{line} sebelum elemen "%{element}" ditutup. Unduh atau buat ulang filenya.',
  xml_less_than: 'File XML salah di baris %{line}, kolom %{column}: tanda "<" di dalam teks harus ditulis "&lt;".',
  xml_unmatched: 'File XML salah di baris %{line}, kolom %{column}: penutup elemen tidak cocok dengan pembukanya.',
  xml_heavy:
    'File XML memuat komentar, teks, nama, atau tag yang terlalu panjang untuk sebuah dokumen pajak. Tidak ada yang dibaca.',
  xml_encoding:
    'Isi file XML tidak cocok dengan pengodean "%{encoding}" yang disebutnya, atau pengodean itu tidak dikenal. Simpan ulang sebagai UTF-8.',
  xml_doctype: 'File XML memuat DOCTYPE atau entitas, yang tidak diterima demi keamanan.',
  xml_depth: 'Susunan file XML terlalu dalam.',
  xml_root: 'File XML dengan elemen utama "%{root}" tidak dikenal. Yang diterima: %{accepted}.',
  xml_year: 'File ini untuk tahun pajak %{year}, sedangkan SPT ini untuk %{own}.',
  other_tin:
    'File ini milik NPWP %{tin}, sedangkan perusahaan yang aktif ber-NPWP %{own}. Pindah ke perusahaannya lewat nama perusahaan di atas, atau pilih file lain.',
};
