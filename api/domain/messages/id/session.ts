/** Signing in, staying in, and the end of it. */
export default {
  title: 'Masuk',
  subtitle: 'Gunakan email kerja Anda.',
  account_held:
    'Akun ini sedang dicoba masuk dari banyak tempat, jadi alamat baru ditahan %{seconds} detik. Anda pemiliknya? Isi kata sandi bersama kode verifikasi dua langkah, atau pilih Lupa kata sandi: tautan di email Anda membuka jalan dari sini.',
  email: 'Email',
  password: 'Kata sandi',
  show_password: 'Tampilkan kata sandi',
  remember: 'Tetap masuk di perangkat ini',
  submit: 'Masuk',
  wrong: 'Email atau kata sandi tidak cocok.',
  demo: 'Masuk sebagai contoh pengguna',
  internal: 'Admin internal',
  demo_code: 'Kode saat ini',
  about: 'Tentang Patuh',
  promise: 'Tahu apa yang jatuh tempo, sebelum jatuh tempo',
  promise_text: 'Faktur, bukti potong, pembayaran, dan SPT dalam satu alur per masa pajak.',
  health: 'Contoh kesehatan masa',
  tax: 'Pajak',
  step: { documents: 'Dokumen', reconcile: 'Rekonsiliasi', pay: 'Bayar', file: 'Lapor' },
  ending: 'Sesi Anda hampir berakhir',
  ending_text:
    'Sesi berakhir dalam %{minutes} menit karena lama tidak ada kegiatan. Isian yang dapat disimpan sudah disimpan.',
  stay: 'Tetap masuk',
};
