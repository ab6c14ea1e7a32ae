/** What a company still lacks before a product opens. */
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
  who_owner:
    'Sebagai Owner, Anda mengurus pengukuhan dan pengaktifannya di Coretax. Setelah DJP menyetujui, sampaikan kepada pengelola Patuh agar dibuka untuk %{company}.',
  who_others:
    'Mintalah Owner perusahaan mengurusnya di Coretax. Setelah aktif, halaman ini membuka daftar dokumen dengan sendirinya.',
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
