export default {
  cocokkan: {
    request: {
      title: 'Daftar transaksi tanpa faktur pajak',
      file: 'Permintaan faktur',
      buyer: 'Pembeli',
      seller: 'Penjual',
      made: 'Dibuat',
      entries: 'Transaksi yang tercatat di pembukuan kami: %{count}',
      no: 'No.',
      date: 'Tanggal',
      reference: 'Referensi',
      text: 'Keterangan',
      base: 'DPP (Rp)',
      tax: 'PPN (Rp)',
      sum: 'Jumlah',
      line: '%{number}. %{day}, %{reference}, PPN %{ppn}',
      more: 'dan %{count} transaksi lain, lihat lampiran.',
      no_email: 'Isi alamat email pemasok',
      no_phone: 'Isi nomor WhatsApp pemasok',
      supplier: 'Pemasok',
      ppn: 'PPN',
    },
  },
  cocokkanScreen: {
    suppliers: {
      button: 'Minta faktur',
      title: 'Minta faktur ke pemasok',
      text: 'Pemasok yang transaksinya ada di pembukuan, tetapi fakturnya belum ada. Setiap pemasok mendapat satu surat dengan daftarnya.',
      none: 'Semua pembelian di pembukuan sudah ada fakturnya, atau jurnalnya tidak menyebut pemasok.',
      failed: 'Daftar pemasok belum dapat dibaca',
      holds: '%{count} transaksi, PPN',
      no_address: 'Alamat belum diketahui',
      asked: 'Diminta %{at} oleh %{by}, %{recipient}',
      email: 'Email',
      whatsapp: 'WhatsApp',
      email_of: 'Kirim email ke %{name}',
      whatsapp_of: 'Kirim WhatsApp ke %{name}',
      email_to: 'Alamat email pemasok',
      whatsapp_to: 'Nomor WhatsApp pemasok',
      enclosed: 'Diisi dari template perusahaan dan dapat Anda ubah. PDF daftar transaksi ikut terlampir.',
    },
  },
  jobs: { title: { cocokkan: { send: 'Kirim %{channel} permintaan faktur ke pemasok' } } },
  settings: { send: { product: { fakturRequest: 'Permintaan faktur' } } },
  mail: {
    sample: {
      list: '1. 03/10/2025, INV/2510/0187, PPN Rp 1.100.000,00\n2. 17/10/2025, INV/2510/0211, PPN Rp 1.100.000,00',
    },
    variable: {
      count: 'Banyaknya transaksi',
      list: 'Daftar transaksi',
    },
    template: {
      email: {
        fakturRequest: {
          subject: 'Permintaan faktur pajak masa %{period} dari %{companyName}',
          body: `Yth. %{sellerName},

Pembukuan kami mencatat %{count} transaksi masa %{period} yang faktur pajaknya belum kami terima, PPN %{ppn}:

%{list}

Mohon faktur pajaknya diterbitkan atas nama %{companyName}, NPWP %{companyNpwp}. Bila sudah diterbitkan, mohon kabari kami nomornya.

Hormat kami,
%{senderName}
%{companyName}`,
        },
      },
      whatsapp: {
        fakturRequest: {
          subject: 'Permintaan faktur pajak masa %{period}',
          body: `Yth. %{sellerName}, pembukuan %{companyName} mencatat %{count} transaksi masa %{period} yang faktur pajaknya belum kami terima, PPN %{ppn}:

%{list}

Mohon diterbitkan atas nama %{companyName}, NPWP %{companyNpwp}, atau kabari kami nomornya. Terima kasih.`,
        },
      },
    },
  },
};
