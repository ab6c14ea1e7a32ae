/** A person's own account. */
export default {
  title: 'Profil akun',
  profile: 'Profil',
  name: 'Nama lengkap',
  phone: 'Nomor telepon',
  save: 'Simpan',
  saved: 'Profil disimpan',
  choices: 'Bahasa dan ringkasan',
  language: 'Bahasa',
  digest: 'Ringkasan lewat email',
  digest_text: 'Kirimi saya ringkasan pajak yang jatuh tempo.',
  email: {
    title: 'Email',
    now: 'Email untuk masuk',
    pending: 'Menunggu konfirmasi',
    pending_text:
      'Kami mengirim tautan ke %{email}. Email lama tetap berlaku sampai tautan itu dibuka. Tautan berlaku 24 jam.',
    withdraw: 'Batalkan perubahan',
    withdrawn: 'Perubahan email dibatalkan',
    fresh: 'Email baru',
    send: 'Kirim tautan konfirmasi',
    sent: 'Periksa email baru Anda. Email lama juga kami beri tahu.',
    page_title: 'Konfirmasi email',
    question: 'Pakai %{email} untuk masuk ke Patuh?',
    confirm: 'Pakai email ini',
    confirmed: 'Email diperbarui',
    confirmed_text: 'Mulai sekarang masuklah dengan %{email}.',
    open: 'Buka profil akun',
  },
  password: {
    title: 'Kata sandi',
    old: 'Kata sandi sekarang',
    fresh: 'Kata sandi baru',
    save: 'Ganti kata sandi',
    saved: 'Kata sandi diganti. Sesi lain sudah berakhir.',
    hint: 'Setelah diganti, semua perangkat lain keluar dari akun ini.',
  },
  sessions: {
    title: 'Sesi terbuka',
    text: 'Perangkat yang sedang masuk ke akun Anda.',
    device: '%{browser} di %{system}',
    unknown_browser: 'Peramban lain',
    unknown_system: 'perangkat lain',
    this: 'Sesi ini',
    seen: 'Terakhir aktif %{at}',
    end: 'Akhiri',
    end_named: 'Akhiri sesi %{device}',
    ended: 'Sesi diakhiri',
    end_others: 'Akhiri semua sesi lain',
    others_ended: 'Semua sesi lain diakhiri',
  },
  wrong_password: 'Kata sandi salah.',
  same_password: 'Kata sandi baru sama dengan yang sekarang.',
  same_email: 'Ini sudah email Anda.',
  email_taken: 'Alamat ini sudah dipakai akun lain.',
  sign_in_first: 'Masuk dahulu dengan akun yang meminta perubahan ini, lalu buka tautannya lagi.',
  sign_in: 'Masuk',
  letter: {
    password_changed: {
      subject: 'Kata sandi Patuh Anda diganti',
      body: `Halo %{name},

Kata sandi akun Anda baru saja diganti, dan semua sesi lain berakhir.

Jika bukan Anda yang menggantinya, segera atur ulang kata sandi dari halaman masuk.`,
    },
    email_asked: {
      subject: 'Permintaan mengganti email akun Patuh',
      body: `Halo %{name},

Ada permintaan untuk mengganti email akun Anda menjadi %{email}. Email ini tetap berlaku sampai alamat baru dikonfirmasi.

Jika bukan Anda yang meminta, ganti kata sandi Anda sekarang.`,
    },
    email_changed: {
      subject: 'Email akun Patuh Anda diganti',
      body: `Halo %{name},

Email akun Anda kini %{email}. Alamat ini tidak lagi dipakai untuk masuk.

Jika bukan Anda yang menggantinya, hubungi Owner perusahaan Anda.`,
    },
  },
};
