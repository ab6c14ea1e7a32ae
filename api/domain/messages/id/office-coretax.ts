/** Codes about a role, a signature or a page rather than one field. */
const role = (menu: string) => ({
  title: 'Peran di Coretax belum diberikan',
  cause: `Orang yang mengirim belum berwenang atas ${menu}. PIC pusat memberikan perannya di Coretax; bila sudah, cabut lalu berikan lagi, kemudian keluar dan masuk kembali.`,
  action: 'Hubungi PIC pusat',
});

export default {
  'DJP-SIGN-MASTER': {
    title: 'Kata sandi penandatangan salah',
    cause:
      'Passphrase salah, atau kode otorisasi penandatangan tidak berlaku. Periksa statusnya di Coretax (Portal Saya, Profil Saya, Digital Certificate), lalu kirim ulang.',
    action: 'Coba lagi',
  },
  96: role('faktur keluaran'),
  99: role('tindakan pihak ketiga'),
  225: role('faktur masukan'),
  'REG-KODJP-00003': {
    title: 'Sertifikat elektronik tidak terdeteksi',
    cause: 'Nomor atau kata sandi salah, atau gangguan sesaat. Periksa keduanya, lalu masuk lagi ke Coretax.',
    action: 'Perbarui sertifikat elektronik',
  },
  'REG-KODJP-00024': {
    title: 'Passphrase salah',
    cause: 'Passphrase salah atau tersimpan di peramban. Keluar dari Coretax, bersihkan cache, lalu masuk lagi.',
    action: 'Perbarui sertifikat elektronik',
  },
  SAVED_INVALID: {
    title: 'Tersimpan tetapi tidak lolos pemeriksaan',
    cause:
      'DJP menyimpan faktur ini tetapi isinya tidak lolos pemeriksaan, misalnya NIK tidak sah. Buka, perbaiki, lalu kirim lagi.',
    action: 'Perbaiki faktur',
  },
  SIGNING_IN_PROCESS: {
    title: 'Tanda tangan masih diproses',
    cause: 'Layanan tanda tangan DJP belum selesai. Tunggu, lalu perbarui statusnya.',
    action: 'Perbarui status',
  },
  XML_ROWS_INVALID: {
    title: 'Ada baris XML yang tidak sah',
    cause:
      'Nomor yang ditunjukkan DJP adalah baris file XML, bukan baris Excel. Baris berwarna yang dibiarkan kosong ikut terbawa dan gagal.',
    action: 'Periksa baris',
  },
  LIST_NOT_LOADED: {
    title: 'Daftar di portal belum dimuat',
    cause: 'Daftar faktur di Coretax kosong setelah impor karena belum dimuat. Tekan penyegar di portal dan tunggu.',
    action: 'Perbarui status',
  },
  WAITING_FOR_AMENDMENT: {
    title: 'Penggantian menunggu pembeli',
    cause: 'Pembeli sudah mengkreditkan faktur asal. Faktur pengganti berlaku setelah ia menyetujuinya di Coretax.',
    action: 'Perbarui status',
  },
  WAITING_FOR_CANCELLATION: {
    title: 'Pembatalan menunggu pembeli',
    cause: 'Pembeli sudah mengkreditkan faktur ini. Pembatalan berlaku setelah ia menyetujuinya di Coretax.',
    action: 'Perbarui status',
  },
  BUYER_UNDER_NIK: {
    title: 'Pembeli dicatat dengan National ID',
    cause:
      'Penjual mengisi NIK sebagai National ID, sehingga faktur tidak masuk daftar pembeli. Penjual membatalkan dan membuat faktur baru dengan NIK di kolom NPWP.',
    action: 'Perbarui NPWP pembeli',
  },
  INCOMING_NOT_LISTED: {
    title: 'Faktur masukan belum ada di daftar',
    cause:
      'Masa pajak pada saringan berbeda dari masa penjual, atau faktur dari e-Faktur desktop belum dipindahkan (paling lama dua hari).',
    action: 'Perbarui status',
  },
  CREDIT_NOT_APPROVED: {
    title: 'Belum dapat dikreditkan',
    cause: 'Hanya faktur masukan berstatus Approved yang dapat dikreditkan. Kembalikan dahulu ke Approved.',
    action: 'Kembalikan ke Approved',
  },
  CREDIT_WINDOW: {
    title: 'Masa pengkreditan di luar batas',
    cause: 'Pajak masukan dikreditkan di masa faktur sampai tiga masa berikutnya. Pilih masa di dalam batas itu.',
    action: 'Pilih masa lain',
  },
  CREDIT_LOCKED: {
    title: 'Masa pengkreditan terkunci',
    cause: 'Kembalikan faktur ke Approved, lalu kreditkan dengan masa yang baru.',
    action: 'Kembalikan ke Approved',
  },
  CREDIT_REPORTED: {
    title: 'Sudah dilaporkan',
    cause: 'Faktur sudah masuk SPT yang dilaporkan. Betulkan SPT masa itu.',
    action: 'Betulkan SPT',
  },
  CUSTOMS_NOT_COME: {
    title: 'PIB atau PEB belum datang',
    cause:
      'NPWP pemilik barang bukan NPWP yang dipakai, atau masanya bukan masa pembayaran PIB. Periksa keduanya, lalu tarik lagi.',
    action: 'Tarik lagi',
  },
  RETURN_TOTAL_MISMATCH: {
    title: 'Jumlah retur berbeda dari barisnya',
    cause: 'DPP, PPN, atau PPnBM retur tidak sama dengan jumlah baris yang dikembalikan.',
    action: 'Perbaiki jumlah',
  },
  RETURN_EXCEEDS_INVOICE: {
    title: 'Retur melebihi faktur asal',
    cause: 'Semua retur bersama tidak boleh melebihi kuantitas dan jumlah faktur asal.',
    action: 'Perbaiki jumlah',
  },
  SELLER_REFUSED: {
    title: 'Penjual menolak retur',
    cause: 'Penjual tidak menyetujui retur ini. Faktur asal tetap berlaku.',
    action: 'Hubungi penjual',
  },
};
