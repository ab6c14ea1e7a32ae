export default {
  in_force:
    'Baris yang sudah berlaku tidak dihapus. Isi “Berlaku sampai” untuk menutupnya, atau perbaiki isinya dengan alasan.',
  ends_before: 'Berakhir sebelum mulai berlaku.',
  first_of_year: 'PTKP berlaku sejak 1 Januari.',
  rate_range: 'Tulis persen seperti 10, 7.5, atau 5-15.',
  first_of_month: 'Isi hari pertama bulan itu.',
  filed:
    '%{count} bukti potong terbit memakai baris ini: %{documents}. Tutup baris ini setelah masa terakhirnya, lalu tambahkan baris baru.',
  compared_before: 'Tabel berubah setelah file dibandingkan. Bandingkan lagi.',
  import: {
    title: 'Impor dari file',
    how: 'Unggah XLSX atau CSV. Baris pertama memuat judul kolom: %{headings}. Baris yang tidak ada dalam file tidak berubah.',
    compare: 'Bandingkan',
    differs: 'Perbedaan dengan tabel',
    none: 'Isi file sama dengan tabel.',
    counts: '%{add} baris baru, %{change} berubah, %{same} sama',
    add: 'Baru',
    change: 'Berubah',
    row: 'Baris %{row}',
    apply: 'Terapkan',
    done: '%{smart_count} baris disimpan',
  },
};
