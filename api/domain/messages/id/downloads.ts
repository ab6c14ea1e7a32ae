/** Files people had made to take home. */
export default {
  title: 'Unduhan',
  lead: 'File yang dibuat di perusahaan ini. Setiap file disimpan tujuh hari, lalu dapat dibuat lagi.',
  column: {
    file: 'File',
    by: 'Dibuat oleh',
    at: 'Waktu',
    size: 'Ukuran',
    until: 'Disimpan sampai',
    status: 'Status',
    act: 'Tindakan',
  },
  history: 'Riwayat unduhan',
  only: 'Hanya dari satu daftar.',
  all: 'Tampilkan semua',
  take: 'Unduh',
  again: 'Buat lagi',
  gone: 'Sudah dihapus',
  none: 'Belum ada unduhan',
  none_text: 'Ekspor dan unduhan banyak dokumen dari setiap daftar muncul di sini.',
  failed: 'Daftar unduhan belum dapat dibaca',
  begun: 'File sedang dibuat lagi.',
};
