/** Lists and forms of plain records. */
export default {
  search: 'Cari',
  all: 'Semua',
  none_found: 'Tidak ada yang cocok dengan pencarian ini.',
  save: 'Simpan',
  cancel: 'Batal',
  remove: 'Hapus',
  keep: 'Jangan hapus',
  read_only: 'Anda dapat melihat data ini. Mengubahnya memerlukan hak akses lain.',
};
