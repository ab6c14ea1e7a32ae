export default {
  jobs: {
    title: {
      bupot: {
        draw: 'Tarik %{total} bukti potong tahunan dari BPMP',
        names: 'Cari nama %{total} penerima',
        redraw: 'Hitung ulang %{total} bukti potong tahunan',
        'pdf-zip': 'Unduh PDF %{total} bukti potong',
        send: 'Kirim %{channel} %{total} bukti potong ke penerima',
        cancel: 'Batalkan %{total} bukti potong',
        inquire: 'Perbarui status %{total} bukti potong',
        pull: 'Tarik bukti potong dari DJP',
        take: 'Ambil bukti potong dari DJP ke daftar',
        cure: 'Perbaiki dan kirim ulang %{total} bukti potong',
        submit: 'Kirim %{total} bukti potong ke DJP',
        remove: 'Hapus %{total} draf bukti potong',
        export: 'Ekspor %{format} %{total} bukti potong',
      },
    },
  },
  mail: {
    template: {
      email: {
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
      },
      whatsapp: {
        ebupot: {
          subject: 'Bukti potong %{number}',
          body: `Yth. %{payeeName}, berikut bukti potong nomor %{number} masa %{period} dari %{companyName}. PPh %{tax}. Lihat di %{link} (sampai %{linkExpires}).`,
        },
      },
    },
  },
  settings: {
    send: {
      product: {
        ebupot: 'Bukti potong',
      },
    },
  },
};
