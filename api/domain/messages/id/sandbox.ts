export default {
  title: 'Sandbox',
  lead: 'Cobalah program di perusahaan sandbox: hanya terhubung ke simulator, tanpa biaya kuota, dan dapat dikosongkan kapan saja.',
  add: 'Buat sandbox',
  added: 'Sandbox dibuat. Pilih di daftar perusahaan.',
  reset: 'Kosongkan sandbox',
  reset_text: 'Semua dokumen, impor, dan pekerjaan di sandbox ini dihapus. Orang, kunci, dan pengaturan tetap ada.',
  was_reset: 'Sandbox dikosongkan',
  too_many: 'Anda sudah memiliki %{most} sandbox.',
};
