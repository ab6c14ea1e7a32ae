export default {
  password_common: 'Kata sandi ini mudah ditebak. Pilih yang lebih panjang atau lebih jarang dipakai.',
  role_beyond: 'Peran ini memuat hak yang tidak Anda miliki. Mintalah Owner memberikannya.',
  owner_by_owner: 'Hanya Owner yang dapat mengubah atau mencabut akses Owner lain.',
  last_owner: 'Ini Owner terakhir perusahaan. Jadikan orang lain Owner terlebih dahulu.',
  link: {
    unknown: 'Tautan ini tidak dikenal. Salin lagi dari email, atau minta tautan baru.',
    used: 'Tautan ini sudah dipakai atau sudah diganti dengan yang lebih baru.',
    expired: 'Masa berlaku tautan ini sudah habis. Minta tautan baru.',
  },
  letter: {
    invitation: {
      subject: '%{name} mengundang Anda ke %{company} di Patuh',
      body: `Halo,

%{name} mengundang Anda bekerja di %{company} sebagai %{role}. Terima undangan lewat tautan ini, yang berlaku 24 jam dan hanya sekali:
%{link}

Jika Anda tidak mengenal pengirimnya, abaikan email ini.`,
    },
    email: {
      subject: 'Konfirmasi email baru akun Patuh',
      body: `Halo %{name},

Pakai alamat ini untuk masuk ke Patuh lewat tautan berikut, yang berlaku 24 jam dan hanya sekali. Anda perlu masuk ke akun Anda lebih dahulu:
%{link}

Jika bukan Anda yang meminta, abaikan email ini.`,
    },
    digest: {
      subject: 'Yang jatuh tempo: %{count} pajak',
      body: `Selamat pagi %{name},

Ini yang lewat jatuh tempo atau jatuh tempo dalam 3 hari:

%{lines}

Buka semua perusahaan: %{home}

Tidak ingin menerima ringkasan ini lagi? Matikan lewat tautan ini:
%{link}`,
    },
    reset: {
      subject: 'Atur ulang kata sandi Patuh',
      body: `Halo %{name},

Ada permintaan untuk mengatur ulang kata sandi akun Anda. Buat kata sandi baru lewat tautan ini, yang berlaku satu jam dan hanya sekali:
%{link}

Jika bukan Anda yang meminta, abaikan email ini. Kata sandi Anda tidak berubah.`,
    },
  },
  join: {
    title: 'Undangan ke %{company}',
    page_title: 'Undangan',
    text: '%{name} mengundang %{email} bekerja di %{company} sebagai %{role}.',
    name: 'Nama lengkap',
    create: 'Buat akun dan bergabung',
    accept: 'Terima undangan',
    sign_in: 'Masuk untuk menerima',
    sign_out: 'Keluar dari akun ini',
    done: 'Anda bergabung dengan %{company}',
    done_text: 'Anda sudah masuk. Perusahaan ini sekarang terbuka.',
    open: 'Buka Patuh',
    other_mail:
      'Undangan ini untuk %{email}, sedangkan Anda masuk sebagai %{here}. Keluar dahulu, lalu buka tautannya lagi.',
    sign_in_first: 'Sudah ada akun dengan alamat %{email}. Masuk dahulu, lalu terima undangannya.',
    ask_again: 'Minta pengirimnya mengirim undangan baru.',
  },
  users: {
    title: 'Pengguna',
    invite: 'Undang pengguna',
    none: 'Belum ada pengguna',
    none_text: 'Undang rekan kerja lewat email.',
    status: { ACTIVE: 'Aktif', INVITED: 'Diundang', EXPIRED: 'Undangan habis', UNSENT: 'Tidak terkirim' },
    self: 'Anda',
    waiting: 'Undangan berlaku sampai',
    edit: 'Akses %{name}',
    role: 'Peran di perusahaan ini',
    role_text: {
      Owner: 'Semua hak, termasuk menghapus perusahaan, penandatangan Coretax, dan log keamanan.',
      Administrator:
        'Semua pekerjaan pajak, pengaturan, dan pengguna; tidak menghapus perusahaan dan tidak membuka halaman khusus Owner.',
      Creator:
        'Membuat, mengirim, dan melaporkan dokumen pajak; tidak mengatur pengguna, perusahaan, penandatangan, dan sertifikat.',
      Payer: 'Membayar: E-Billing dan Dasbor saja.',
      own: 'Peran buatan perusahaan ini: %{count} hak. Rinciannya ada di halaman Peran dan hak akses.',
    },
    correct: 'Perbaiki alamat yang salah',
    beyond: '%{role} (di luar hak Anda)',
    save: 'Simpan peran',
    saved: 'Peran diperbarui',
    revoke: 'Cabut akses',
    revoke_ask: 'Cabut akses %{name}? Sesi yang sedang terbuka langsung berakhir.',
    revoked: 'Akses dicabut',
    again: 'Kirim ulang',
    sent_again: 'Undangan dikirim ulang',
    withdraw: 'Batalkan undangan',
    withdrawn: 'Undangan dibatalkan',
    addresses: 'Alamat email',
    addresses_hint: 'Satu atau banyak sekaligus, hingga 1.000. Pisahkan dengan baris baru, koma, atau spasi.',
    send: 'Kirim undangan',
    counted: '%{count} alamat',
    role_many: 'Ubah peran',
    role_many_title: 'Ubah peran %{smart_count} pengguna',
    role_many_give: 'Beri peran',
    role_many_sum: 'Peran %{role} diberikan kepada %{given} pengguna, %{left} tidak berubah.',
    role_many_report: 'Yang tidak berubah',
    given: {
      given: 'Diberikan',
      same: 'Sudah memiliki peran ini',
      overtaken: 'Perannya baru saja diubah orang lain',
      last_owner: 'Owner terakhir perusahaan',
      owner_by_owner: 'Owner hanya diubah oleh Owner',
      gone: 'Tidak bekerja di sini lagi',
    },
    report: 'Hasil undangan',
    report_sum: '%{sent} undangan dikirim, %{left} tidak.',
    letters_stay:
      'Server ini belum terhubung ke server surat, jadi undangannya tidak sampai. Pengelola server mencetak tautannya untuk diberikan kepada penerima: %{command}.',
    result: {
      invited: 'Diundang',
      member: 'Sudah bekerja di sini',
      pending: 'Sudah diundang',
      twice: 'Tertulis dua kali',
      no_address: 'Bukan alamat email',
    },
    done: 'Selesai',
    too_many: 'Paling banyak %{most} alamat sekaligus.',
  },
  none: {
    title: 'Akun Anda belum terhubung ke perusahaan',
    revoked: '%{by} mencabut akses Anda ke %{name} pada %{at}.',
    left: 'Anda keluar dari %{name} pada %{at}.',
    removed: '%{by} menghapus %{name} pada %{at}.',
    never: 'Anda tidak bekerja di perusahaan mana pun di sini.',
    ways: 'Akun Anda (%{email}) tetap ada. Terima undangan, atau tambahkan perusahaan Anda sendiri.',
    invitations: 'Undangan untuk Anda',
    invited: '%{company}, sebagai %{role}; diundang oleh %{by}, berlaku sampai %{until}',
    accept: 'Terima undangan %{company}',
    no_invitations: 'Belum ada undangan. Mintalah Owner atau Administrator perusahaan mengundang %{email}.',
    look: 'Periksa lagi',
    add: 'Tambah perusahaan',
    add_text: 'Anda menjadi Owner perusahaan ini.',
  },
  forgot: {
    link: 'Lupa kata sandi?',
    title: 'Lupa kata sandi',
    text: 'Tulis email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.',
    send: 'Kirim tautan',
    sent: 'Periksa email Anda',
    sent_text:
      'Jika ada akun dengan alamat ini, tautannya sudah dikirim. Tautan berlaku satu jam. Periksa juga folder spam.',
    not_sent: 'Surat belum keluar dari server ini',
    not_sent_text:
      'Server ini belum terhubung ke server surat, jadi tautannya tidak sampai. Mintalah tautan kepada pengelola server: %{command}.',
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
