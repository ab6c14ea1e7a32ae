export default {
  efaktur_title: 'Daftar E-Faktur Coretax',
  ebupot_title: 'Daftar E-Bupot Coretax',
  off: '%{company} belum aktif di Coretax',
  efaktur_off_text: 'Faktur keluaran baru dapat dibuat setelah E-Faktur Coretax aktif untuk perusahaan ini.',
  ebupot_off_text: 'Bukti potong baru dapat dibuat setelah E-Bupot Coretax aktif untuk perusahaan ini.',
  missing: 'Yang diperlukan',
  done: 'Lengkap',
  not_yet: 'Belum',
  unknown: 'Tidak dapat Anda lihat',
  look: 'Lihat',
  fill_in: 'Lengkapi',
  after: 'Diisi setelah aktif',
  who_owner:
    'Sebagai Owner, Anda mengurus pengukuhan dan pengaktifannya di Coretax. Setelah DJP menyetujui, aktifkan %{company} di sini.',
  who_others:
    'Mintalah Owner perusahaan mengurusnya di Coretax. Setelah aktif, halaman ini membuka daftar dokumen dengan sendirinya.',
  activate: {
    efaktur: 'Aktifkan E-Faktur Coretax',
    ebupot: 'Aktifkan E-Bupot Coretax',
    efaktur_text:
      'Faktur pajak hanya dibuat oleh Pengusaha Kena Pajak. Setelah diaktifkan, %{company} tercatat sebagai PKP dan menu E-Faktur Coretax terbuka untuk semua yang berhak. Pernyataan ini tercatat di riwayat atas nama Anda.',
    ebupot_text:
      'Setelah diaktifkan, menu E-Bupot Coretax terbuka untuk semua yang berhak di %{company}. Pernyataan ini tercatat di riwayat atas nama Anda.',
    efaktur_stated: 'DJP sudah mengukuhkan %{company} sebagai PKP dan mengaktifkan aksesnya di Coretax',
    ebupot_stated: 'DJP sudah mendaftarkan %{company} sebagai pemotong pajak di Coretax',
    efaktur_missing: 'Nyatakan lebih dulu bahwa DJP sudah mengukuhkan perusahaan ini sebagai PKP',
    ebupot_missing: 'Nyatakan lebih dulu bahwa DJP sudah mendaftarkan perusahaan ini sebagai pemotong pajak',
    is_active: 'Sudah aktif untuk perusahaan ini.',
    efaktur_done: 'E-Faktur Coretax aktif',
    ebupot_done: 'E-Bupot Coretax aktif',
  },
  to_office: 'Buka Coretax',
  to_office_how: 'Buka Coretax di tab baru',
  to_profile: 'Lihat profil perusahaan',
  step: {
    pkp: {
      title: 'Pengukuhan PKP',
      text: 'Hanya Pengusaha Kena Pajak yang membuat faktur pajak.',
    },
    certificate: {
      title: 'Sertifikat elektronik',
      text: 'Tersimpan, masih berlaku, dan sesuai dengan data DJP.',
    },
    signee: {
      title: 'Penandatangan',
      text: 'Paling sedikit satu penandatangan aktif untuk E-Faktur Coretax.',
    },
    ebupot_registered: {
      title: 'Terdaftar di E-Bupot',
      text: 'Perusahaan terdaftar sebagai pemotong pajak di E-Bupot.',
    },
    efaktur_on: { title: 'E-Faktur Coretax aktif', text: 'Diaktifkan untuk perusahaan ini.' },
    ebupot_on: { title: 'E-Bupot Coretax aktif', text: 'Diaktifkan untuk perusahaan ini.' },
  },
};
