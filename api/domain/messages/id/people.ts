/** Accounts of people: passwords and letters to them. */
export default {
  password_common: 'Kata sandi ini mudah ditebak. Pilih yang lebih panjang atau lebih jarang dipakai.',
  link: {
    unknown: 'Tautan ini tidak dikenal. Salin lagi dari email, atau minta tautan baru.',
    used: 'Tautan ini sudah dipakai atau sudah diganti dengan yang lebih baru.',
    expired: 'Masa berlaku tautan ini sudah habis. Minta tautan baru.',
  },
  letter: {
    reset: {
      subject: 'Atur ulang kata sandi Patuh',
      body: `Halo %{name},

Ada permintaan untuk mengatur ulang kata sandi akun Anda. Buat kata sandi baru lewat tautan ini, yang berlaku satu jam dan hanya sekali:
%{link}

Jika bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.`,
    },
  },
  forgot: {
    link: 'Lupa kata sandi?',
    title: 'Lupa kata sandi',
    text: 'Tulis email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.',
    send: 'Kirim tautan',
    sent: 'Periksa email Anda',
    sent_text:
      'Jika ada akun dengan alamat ini, tautannya sudah dikirim. Tautan berlaku satu jam. Periksa juga folder spam.',
    again: 'Minta tautan baru',
    back: 'Kembali ke halaman masuk',
  },
  fresh: {
    title: 'Kata sandi baru',
    text: 'Untuk akun %{email}. Setelah disimpan, semua perangkat keluar dari akun ini.',
    password: 'Kata sandi baru',
    hint: 'Minimal 12 karakter. Kalimat pendek lebih mudah diingat.',
    save: 'Simpan kata sandi',
    saved: 'Kata sandi disimpan',
    saved_text: 'Masuk dengan kata sandi baru Anda.',
    enter: 'Masuk',
    broken: 'Tautan tidak dapat dipakai',
  },
};
