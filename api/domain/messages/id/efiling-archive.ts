export default {
  archive: {
    status: {
      BPE: 'BPE',
      FORM: 'Formulir',
      SLIP: 'Bukti potong',
      NTPN: 'Bukti setor',
    },
    filter: {
      q: 'Nomor, nama, atau NPWP',
      status: 'Dokumen',
      year: 'Tahun',
      kind: 'Jenis SPT',
      periodFrom: 'Masa dari',
      periodTo: 'Masa sampai',
    },
  },
  archiveScreen: {
    title: 'Arsip Lapor Pajak',
    total: '%{count} dokumen',
    exchange: 'Unduh',
    action: { open: 'Buka dokumen', download: 'Unduh' },
    bulk: { pdf: 'Unduh dokumen (zip)', xlsx: 'Ekspor Excel', csv: 'Ekspor CSV' },
    empty: {
      title: 'Tidak ada dokumen yang sesuai',
      text: 'BPE, formulir, bukti potong, dan bukti setor yang sudah terbit ada di sini menurut tahunnya.',
    },
  },
  jobs: {
    title: {
      archive: { export: 'Ekspor %{format} %{total} dokumen arsip', 'pdf-zip': 'Unduh %{total} dokumen arsip' },
    },
  },
  resources: {
    'efiling/tax-management/archived': {
      name: 'Arsip Lapor Pajak',
      fields: {
        period: 'Masa/Tahun',
        kind: 'Jenis SPT',
        about: 'Keterangan',
        revision: 'Pembetulan',
        number: 'Nomor',
        name: 'Nama',
        npwp: 'NPWP',
        amount: 'Nilai',
        at: 'Waktu',
        status: 'Dokumen',
      },
    },
  },
};
