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
        body: `Yth. %{buyerName},

Terlampir bukti potong nomor %{number} masa %{period}.

Bukti potong ini juga dapat dilihat sampai %{linkExpires} di:
%{link}

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
        body: `Yth. %{buyerName}, berikut bukti potong nomor %{number} masa %{period} dari %{companyName}. Lihat di %{link} (sampai %{linkExpires}).`,
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
    link: 'Tautan pratinjau',
    linkExpires: 'Tanggal tautan berakhir',
    senderName: 'Nama pengirim',
  },
  sample: {
    buyerName: 'PT Pembeli Contoh',
    senderName: 'Nama Anda',
    link: 'https://contoh.example/pratinjau',
  },
  unknown_variable: 'Variabel %{name} tidak dikenal',
};
