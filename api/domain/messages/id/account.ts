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
  last_look: 'Sebelum mengirim ke DJP',
  last_look_text: 'Tampilkan ringkasan dan tanyakan dulu.',
  email: {
    title: 'Email',
    now: 'Email untuk masuk',
    pending: 'Menunggu konfirmasi',
    pending_text:
      'Kami mengirim tautan ke %{email}. Email lama tetap berlaku sampai tautan itu dibuka. Tautan berlaku 24 jam.',
    resend: 'Kirim ulang',
    resent: 'Email konfirmasi dikirim ulang',
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
  factor: {
    title: 'Verifikasi dua langkah',
    off: 'Belum aktif',
    on: 'Aktif',
    since: 'Aktif sejak',
    left: 'Kode pemulihan tersisa',
    why: 'Selain kata sandi, masuk memerlukan kode dari aplikasi autentikator di ponsel Anda.',
    begin: 'Siapkan',
    scan: 'Pindai gambar ini dengan aplikasi autentikator, atau ketik kuncinya.',
    qr: 'Kode QR untuk aplikasi autentikator',
    secret: 'Kunci',
    code: 'Kode dari aplikasi',
    confirm: 'Aktifkan',
    confirmed: 'Verifikasi dua langkah aktif. Sesi lain sudah berakhir.',
    codes: 'Kode pemulihan',
    codes_text:
      'Simpan kode ini di tempat aman. Tiap kode dapat dipakai sekali jika ponsel Anda hilang, dan hanya ditampilkan sekarang.',
    copy: 'Salin kode pemulihan',
    stored: 'Sudah saya simpan',
    change: 'Ubah atau matikan',
    any_code: 'Kode dari aplikasi atau kode pemulihan',
    recovery: 'Kode pemulihan baru',
    required: 'Admin internal wajib memakai verifikasi dua langkah, sehingga tidak dapat dimatikan.',
    first: 'Siapkan verifikasi dua langkah',
    first_text: 'Admin internal wajib memakainya. Setelah aktif, Anda lanjut ke halaman yang Anda tuju.',
    renew: 'Buat kode pemulihan baru',
    renewed: 'Kode pemulihan lama tidak berlaku lagi',
    switch_off: 'Matikan verifikasi dua langkah',
    switched_off: 'Verifikasi dua langkah dimatikan',
    needed: 'Masukkan kode dari aplikasi autentikator Anda.',
    sign_in_hint: 'Kode 6 angka dari aplikasi autentikator, atau salah satu kode pemulihan.',
    wrong: 'Kode salah atau sudah dipakai.',
    already: 'Verifikasi dua langkah sudah aktif.',
    not_begun: 'Siapkan verifikasi dua langkah lebih dahulu.',
    not_on: 'Verifikasi dua langkah belum aktif.',
    has: 'Memakai verifikasi dua langkah',
  },
  wrong_password: 'Kata sandi salah.',
  same_password: 'Kata sandi baru sama dengan yang sekarang.',
  no_email_requested: 'Tidak ada perubahan email yang menunggu konfirmasi.',
  same_email: 'Ini sudah email Anda.',
  email_taken: 'Alamat ini sudah dipakai akun lain.',
  sign_in_first: 'Masuk dahulu dengan akun yang meminta perubahan ini, lalu buka tautannya lagi.',
  sign_in: 'Masuk',
  letter: {
    reset_link: {
      subject: 'Kata sandi Patuh Anda dapat diatur ulang',
      body: `Halo %{name},

Pengelola server Patuh membuat tautan untuk mengatur ulang kata sandi Anda. Tautan itu berlaku satu jam.

Jika Anda tidak memintanya, hubungi pengelola server dan Owner perusahaan Anda.`,
    },
    factor_on: {
      subject: 'Verifikasi dua langkah Patuh diaktifkan',
      body: `Halo %{name},

Mulai sekarang masuk ke akun Anda memerlukan kode dari aplikasi autentikator, dan sesi lain berakhir.

Jika bukan Anda yang mengaktifkannya, hubungi Owner perusahaan Anda.`,
    },
    factor_off: {
      subject: 'Verifikasi dua langkah Patuh dimatikan',
      body: `Halo %{name},

Masuk ke akun Anda kini cukup dengan kata sandi.

Jika bukan Anda yang mematikannya, ganti kata sandi Anda sekarang.`,
    },
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
    sign_in_moved: {
      subject: 'Alamat masuk akun Patuh Anda dipindahkan',
      body: `Halo %{name},

Tim Patuh memindahkan alamat masuk akun Anda ke %{email}. Kata sandi Anda tetap, dan semua sesi diakhiri.

Jika Anda tidak memintanya, hubungi Owner perusahaan Anda sekarang.`,
    },
    email_changed: {
      subject: 'Email akun Patuh Anda diganti',
      body: `Halo %{name},

Email akun Anda kini %{email}. Alamat ini tidak lagi dipakai untuk masuk.

Jika bukan Anda yang menggantinya, hubungi Owner perusahaan Anda.`,
    },
  },
};
