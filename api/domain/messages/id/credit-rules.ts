/** Rules that propose what becomes of incoming invoices: their page, and having them carried out. */
export default {
  creditRules: {
    title: 'Aturan usulan',
    text: 'Aturan hanya mengusulkan. Faktur baru ditentukan setelah Anda menerapkan usulannya.',
    none: 'Belum ada aturan',
    none_text:
      'Tulis sekali untuk penjual atau kode transaksi tertentu, misalnya PPN mobil penumpang tidak dikreditkan.',
    add: 'Tambah aturan',
    edit: 'Ubah aturan',
    name_hint: 'Terlihat di kolom Usulan, misalnya Sedan direksi',
    any_code: 'Semua kode',
    saved: 'Aturan disimpan',
    remove: 'Hapus aturan',
    remove_ask: 'Hapus aturan ini? Faktur yang sudah ditentukan tidak berubah.',
    removed: 'Aturan dihapus',
    column: 'Usulan',
    decision: { credit: 'Kreditkan', uncredit: 'Tidak kreditkan' },
    take: {
      press: 'Terapkan usulan',
      title: 'Terapkan usulan',
      confirm: 'Terapkan ke %{count} faktur',
      nothing: 'Tidak ada aturan yang berlaku untuk faktur yang dipilih.',
      none: '%{count} faktur lain tidak punya usulan dan tetap seperti sekarang.',
    },
  },
};
