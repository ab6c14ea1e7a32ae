export default {
  template: {
    email: {
      efaktur: {
        subject: 'Faktur pajak %{number} dari %{companyName}',
        body: `Yth. %{buyerName},

Terlampir faktur pajak nomor %{number} tanggal %{date} dengan referensi %{reference}.

DPP: %{dpp}
PPN: %{ppn}
Jumlah: %{total}

Faktur ini juga dapat dilihat sampai %{linkExpires} di:
%{link}

Hormat kami,
%{senderName}
%{companyName}`,
      },
      ebupot: {
        subject: 'Bukti potong %{number} dari %{companyName}',
        body: `Yth. %{payeeName},

Terlampir bukti potong (%{slipName}) nomor %{number} masa pajak %{period}.

Objek pajak: %{objectName}
Penghasilan bruto: %{gross}
PPh: %{tax}

Bukti potong ini juga dapat dilihat sampai %{linkExpires} di:
%{link}

Hormat kami,
%{senderName}
%{companyName}`,
      },
      ssp: {
        subject: 'Kode billing %{code} untuk %{taxName}',
        body: `Yth. Bapak/Ibu,

Terlampir surat setoran pajak (SSP) untuk dibayar:

ID Billing: %{code}
Jenis pajak: %{taxName}
Masa pajak: %{period}
Jumlah: %{amount}
Wajib pajak: %{payerName}
Berlaku sampai: %{expiresAt}

SSP ini juga dapat dilihat sampai %{linkExpires} di:
%{link}

Hormat kami,
%{senderName}
%{companyName}`,
      },
      bpn: {
        subject: 'Bukti penerimaan negara %{ntpn}',
        body: `Yth. Bapak/Ibu,

Terlampir bukti penerimaan negara (BPN):

NTPN: %{ntpn}
ID Billing: %{code}
Jenis pajak: %{taxName}
Masa pajak: %{period}
Jumlah: %{amount}
Dibayar: %{paidAt}
Wajib pajak: %{payerName}

Hormat kami,
%{senderName}
%{companyName}`,
      },
    },
    whatsapp: {
      efaktur: {
        subject: 'Faktur pajak %{number}',
        body: `Yth. %{buyerName}, berikut faktur pajak nomor %{number} tanggal %{date} dari %{companyName}. PPN %{ppn}. Lihat di %{link} (sampai %{linkExpires}).`,
      },
      ebupot: {
        subject: 'Bukti potong %{number}',
        body: `Yth. %{payeeName}, berikut bukti potong nomor %{number} masa %{period} dari %{companyName}. PPh %{tax}. Lihat di %{link} (sampai %{linkExpires}).`,
      },
      ssp: {
        subject: 'Kode billing %{code}',
        body: `Kode billing %{code} untuk %{taxName} masa %{period} sebesar %{amount}, berlaku sampai %{expiresAt}. Lihat di %{link} (sampai %{linkExpires}). Dari %{companyName}.`,
      },
      bpn: {
        subject: 'Bukti penerimaan negara %{ntpn}',
        body: `Pajak %{taxName} masa %{period} sebesar %{amount} sudah dibayar %{paidAt} dengan ID Billing %{code}. NTPN %{ntpn}. Dari %{companyName}.`,
      },
    },
  },
  variable: {
    buyerName: 'Nama pembeli',
    companyName: 'Nama perusahaan Anda',
    companyNpwp: 'NPWP perusahaan Anda',
    number: 'Nomor dokumen',
    reference: 'Referensi',
    date: 'Tanggal dokumen',
    period: 'Masa pajak',
    dpp: 'DPP',
    ppn: 'PPN',
    total: 'Jumlah dengan PPN dan PPnBM',
    payerName: 'Nama wajib pajak',
    payeeName: 'Nama penerima penghasilan',
    slipName: 'Jenis bukti potong',
    objectName: 'Kode dan nama objek pajak',
    gross: 'Penghasilan bruto',
    tax: 'PPh yang dipotong',
    code: 'ID Billing',
    taxName: 'Jenis pajak (KAP-KJS)',
    amount: 'Jumlah setoran',
    expiresAt: 'Masa aktif kode billing',
    ntpn: 'NTPN',
    paidAt: 'Waktu pembayaran',
    link: 'Tautan pratinjau',
    linkExpires: 'Tanggal tautan berakhir',
    senderName: 'Nama pengirim',
  },
  sample: {
    payerName: 'PT Wajib Pajak Contoh',
    payeeName: 'PT Penerima Contoh',
    objectName: '24-104-03 Jasa Konsultan',
    taxName: '411128-402 PPh Final atas pengalihan hak atas tanah dan/atau bangunan',
    buyerName: 'PT Pembeli Contoh',
    senderName: 'Nama Anda',
    link: 'https://contoh.example/pratinjau',
  },
  bounced: 'Email tentang %{label} ke %{recipient} kembali. Periksa alamatnya lalu kirim ulang.',
  markup: 'Tulis sebagai teks biasa: tag HTML dan skrip tidak dipakai',
  test_subject: '[Uji] %{subject}',
  refused: 'Server surat menolak: %{why}',
  unknown_variable: 'Variabel %{name} tidak dikenal',
  no_email: 'Alamat email penerima belum diisi',
  no_phone: 'Nomor WhatsApp penerima belum diisi',
  maybe_sent: 'Mungkin terkirim. Pastikan kepada penerima sebelum mengirim ulang.',
  unreachable: 'Layanan pengiriman tidak dapat dihubungi.',
  elsewhere: 'Domain %{domain} milik %{owner}. Periksa alamatnya',
  send: {
    from: 'Dari',
    elsewhere: '%{smart_count} alamat berada di domain lawan transaksi lain',
    elsewhere_one: '%{name}: %{email} (domain %{owner})',
    confirm_anyway: 'Tetap kirim',
    email_many: 'Kirim %{count} email',
    whatsapp_many: 'Kirim %{count} pesan',
    example: 'Contoh, untuk %{to}',
    made_later: { link: '[tautan]', linkExpires: '[tanggal berakhir]' },
    email_title: 'Kirim email',
    whatsapp_title: 'Kirim WhatsApp',
    subject: 'Judul',
    body: 'Isi pesan',
    confirm: 'Kirim',
    done: 'Pesan sedang dikirim',
  },
  delivery: {
    status: {
      SENDING: 'Sedang dikirim',
      SENT: 'Terkirim',
      FAILED: 'Gagal',
      UNKNOWN: 'Mungkin terkirim',
      BOUNCED: 'Kembali',
    },
  },
  link_copied: 'Tautan publik disalin, berlaku 30 hari',
};
