export default {
  no_option: 'Tidak ada pilihan bernama "%{typed}"',
  remove_row: 'Hapus baris',
  error: 'Kesalahan',
  warning: 'Peringatan',
  edit: 'ubah',
  fill_down: 'isi ke bawah',
  computed: 'Kolom abu-abu dihitung otomatis',
};
