export default {
  jobs: {
    title: {
      faktur: {
        upload: 'Upload %{total} faktur ke DJP',
        batch: 'Kirim batch faktur',
        cure: 'Perbaiki dan kirim ulang %{total} faktur',
        inquire: 'Perbarui status %{total} faktur',
        remove: 'Hapus %{total} draf faktur',
        'keep-receipts': 'Simpan bukti setor pemungut untuk %{total} faktur',
        send: 'Kirim %{channel} %{total} faktur ke pembeli',
        'pdf-zip': 'Unduh PDF %{total} faktur',
        export: 'Ekspor %{format} %{total} faktur',
        cancel: 'Batalkan %{total} faktur',
        'office-move': 'Permintaan ke DJP',
      },
    },
  },
  mail: {
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
      },
      whatsapp: {
        efaktur: {
          subject: 'Faktur pajak %{number}',
          body: `Yth. %{buyerName}, berikut faktur pajak nomor %{number} tanggal %{date} dari %{companyName}. PPN %{ppn}. Lihat di %{link} (sampai %{linkExpires}).`,
        },
      },
    },
  },
  settings: {
    send: {
      product: {
        efaktur: 'Faktur keluaran',
      },
    },
  },
  resources: {
    'efaktur/out/ctas': {
      name: 'Faktur keluaran',
      fields: {
        number: 'Nomor faktur',
        date: 'Tanggal',
        period: 'Masa',
        code: 'Kode transaksi',
        addInfo: 'Keterangan tambahan',
        facilityStamp: 'Cap fasilitas',
        customDoc: 'Dokumen pendukung',
        customDocPeriod: 'Masa dokumen pendukung',
        reference: 'Referensi',
        ownNitku: 'NITKU penjual',
        counterpartyDocument: 'Jenis identitas pembeli',
        counterpartyNpwp: 'NPWP/NIK',
        counterpartyDocumentNumber: 'Nomor dokumen pembeli',
        counterpartyCountry: 'Negara pembeli',
        counterpartyName: 'Pembeli',
        counterpartyAddress: 'Alamat pembeli',
        counterpartyEmail: 'Email pembeli',
        counterpartyNitku: 'NITKU',
        term: 'Uang muka/pelunasan',
        advanceOf: 'Faktur uang muka',
        stageDpp: 'DPP tahap ini',
        gross: 'Jumlah harga',
        discount: 'Potongan harga',
        contractDpp: 'DPP kontrak',
        dpp: 'DPP',
        otherDpp: 'DPP nilai lain',
        ppn: 'PPN',
        ppnbm: 'PPnBM',
        total: 'Total',
        status: 'Status',
        kind: 'Jenis',
        uploadDeadline: 'Batas upload',
        signeeName: 'Penandatangan',
        collectorNtpn: 'NTPN pemungut',
        collectorPaidOn: 'Bukti setor pemungut',
        reason: 'Alasan',
        replaces: 'Faktur yang diganti',
        replacedBy: 'Faktur pengganti',
        revision: 'Pengganti ke',
        officeCode: 'Kode DJP',
        officeMessage: 'Pesan DJP',
        errorCount: 'Jumlah kesalahan',
        importId: 'Impor',
        sentAt: 'Dikirim ke pembeli',
        createdBy: 'Dibuat oleh',
        createdAt: 'Dibuat',
        updatedBy: 'Diubah oleh',
        updatedAt: 'Terakhir diubah',
        lines: {
          no: 'No.',
          reference: 'Referensi',
          opt: 'Barang/jasa',
          code: 'Kode barang/jasa',
          name: 'Nama barang atau jasa',
          unit: 'Satuan',
          price: 'Harga satuan',
          quantity: 'Kuantitas',
          discount: 'Potongan harga',
          base: 'Cara hitung DPP',
          ownBase: 'DPP nilai lain (diisi)',
          gross: 'Jumlah harga',
          contractDpp: 'DPP kontrak',
          dpp: 'DPP',
          otherDpp: 'DPP nilai lain',
          ppnRate: 'Tarif PPN (%)',
          ppn: 'PPN',
          ppnbmRate: 'Tarif PPnBM (%)',
          ppnbm: 'PPnBM',
        },
      },
    },
  },
};
