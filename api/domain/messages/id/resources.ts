const securityLog = {
  name: 'Log keamanan',
  fields: {
    at: 'Waktu',
    userName: 'Pengguna',
    event: 'Kejadian',
    outcome: 'Hasil',
    ip: 'Alamat IP',
    device: 'Perangkat',
  },
};

export default {
  templates: {
    name: 'Template pengiriman |||| Template pengiriman',
    fields: { product: 'Dokumen', subject: 'Judul email', body: 'Isi', updatedAt: 'Disimpan' },
  },
  companies: {
    name: 'Perusahaan terdaftar',
    fields: {
      name: 'Perusahaan',
      role: 'Peran Anda',
      products: 'Produk',
      efaktur: 'Sisa kuota E-Faktur',
      ebupot: 'Sisa kuota E-Bupot',
      certificate: 'Sertifikat',
    },
  },
  users: {
    name: 'Pengguna',
    fields: {
      name: 'Nama',
      email: 'Email',
      role: 'Peran',
      companies: 'Perusahaan',
      status: 'Status undangan',
      lastSignInAt: 'Login terakhir',
    },
  },
  'quota/orders': {
    name: 'Pesanan kuota',
    fields: {
      createdAt: 'Waktu',
      packageName: 'Paket',
      due: 'Jumlah bayar',
      bank: 'Cara bayar',
      createdBy: 'Pemesan',
      status: 'Status',
      price: 'Harga',
      fee: 'Biaya admin',
      amount: 'Jumlah uang',
      efakturUnits: 'Kuota E-Faktur',
      ebupotUnits: 'Kuota E-Bupot',
      movement: 'Referensi bank',
      paidAt: 'Dibayar pada',
    },
  },
  'admin/api/company': {
    name: 'Perusahaan',
    fields: {
      name: 'Perusahaan',
      npwp: 'NPWP',
      package: 'Paket',
      efaktur: 'Kuota E-Faktur',
      ebupot: 'Kuota E-Bupot',
      members: 'Pengguna',
      registrations: 'Registrasi',
      lastSignIn: 'Login terakhir',
      publicApi: 'API publik',
      reconcileUser: 'Rekonsiliasi',
    },
  },
  'admin/api/efaktur/user': {
    name: 'Pengguna e-Faktur',
    fields: {
      companyName: 'Perusahaan',
      registration: 'Registrasi',
      certificate: 'Sertifikat',
      signees: 'Penandatangan',
    },
  },
  'admin/api/npwp-16/list-nitku': {
    name: 'Tempat kegiatan usaha',
    fields: {
      companyName: 'Perusahaan',
      nitku: 'NITKU',
      name: 'Nama',
      address: 'Alamat',
      office: 'Jawaban DJP',
    },
  },
  'security-log': securityLog,
  'admin/api/security-log': {
    ...securityLog,
    fields: { ...securityLog.fields, company: 'Perusahaan' },
  },
  'jurnal-integration/log': {
    name: 'Faktur dan kontak dari program pembukuan',
    fields: { record: 'Faktur atau kontak', date: 'Tanggal', result: 'Hasil', report: 'Dikirim kembali' },
  },
  letters: {
    name: 'Kiriman',
    fields: {
      createdAt: 'Waktu',
      label: 'Dokumen',
      recipient: 'Penerima',
      channel: 'Saluran',
      createdBy: 'Oleh',
      status: 'Status',
      answer: 'Jawaban server surat',
      error: 'Keterangan',
      bouncedAt: 'Kembali pada',
      on: 'Kirim otomatis',
    },
  },
  'quota/history/efaktur': {
    name: 'Riwayat kuota',
    fields: { at: 'Waktu', kind: 'Kejadian', units: 'Jumlah', by: 'Oleh' },
  },
  'quota/history/ebupot': {
    name: 'Riwayat kuota',
    fields: { at: 'Waktu', kind: 'Kejadian', units: 'Jumlah', by: 'Oleh' },
  },
  counterparties: {
    name: 'Lawan transaksi',
    fields: { name: 'Nama', identity: 'Nomor identitas', documents: 'Dokumen', latest: 'Terakhir' },
  },
  roles: { fields: { people: 'Pengguna' } },
};
