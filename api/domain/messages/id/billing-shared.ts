export default {
  jobs: {
    title: {
      billing: {
        send: 'Kirim %{channel} %{total} SSP atau BPN',
        request: 'Minta %{total} kode billing ke DJP',
        ask: 'Minta NTPN %{total} kode billing ke DJP',
        remove: 'Hapus %{total} ID Billing',
        'ssp-zip': 'Unduh SSP %{total} ID Billing',
        export: 'Ekspor %{format} %{total} ID Billing',
      },
      ntpn: {
        'bpn-zip': 'Unduh BPN %{total} NTPN',
        export: 'Ekspor %{format} %{total} NTPN',
      },
    },
  },
  mail: {
    template: {
      email: {
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
  },
  settings: {
    send: {
      product: {
        ssp: 'Surat setoran pajak (SSP)',
        bpn: 'Bukti penerimaan negara (BPN)',
      },
    },
  },
  resources: {
    ebilling: {
      name: 'ID Billing',
      fields: {
        code: 'ID Billing',
        kap: 'KAP',
        kjs: 'KJS',
        taxName: 'Jenis pajak',
        periodFrom: 'Masa',
        periodTo: 'Sampai masa',
        amount: 'Jumlah',
        description: 'Uraian',
        assessmentNumber: 'Nomor ketetapan',
        nop: 'NOP',
        objectAddress: 'Alamat objek pajak',
        objectProvince: 'Provinsi objek pajak',
        objectCity: 'Kota/kabupaten objek pajak',
        objectDistrict: 'Kecamatan objek pajak',
        objectSubdistrict: 'Kelurahan/desa objek pajak',
        payerKind: 'Pajak milik',
        payerNpwp: 'NPWP penyetor',
        payerNik: 'NIK',
        payerName: 'Nama wajib pajak',
        payerAddress: 'Alamat wajib pajak',
        payerCity: 'Kota wajib pajak',
        payerKpp: 'KPP terdaftar',
        payerNumberType: 'Jenis nomor pajak',
        depositorName: 'Nama penyetor',
        status: 'Status',
        origin: 'Asal',
        issuedAt: 'Terbit',
        expiresAt: 'Masa aktif',
        ntpn: 'NTPN',
        paidAt: 'Dibayar',
        officeCode: 'Kode DJP',
        officeMessage: 'Pesan DJP',
        renewedBy: 'Pengganti',
        renews: 'Menggantikan',
        importId: 'Impor',
        createdBy: 'Dibuat oleh',
        createdAt: 'Dibuat',
        updatedBy: 'Diubah oleh',
        updatedAt: 'Terakhir diubah',
      },
    },
    'ebilling/ntpn': {
      name: 'NTPN',
      fields: {
        ntpn: 'NTPN',
        billingCode: 'ID Billing',
        kap: 'KAP',
        kjs: 'KJS',
        taxName: 'Jenis pajak',
        periodFrom: 'Masa',
        periodTo: 'Sampai masa',
        amount: 'Jumlah',
        paidAt: 'Tanggal bayar',
        status: 'Status',
        usedIn: 'Dipakai di SPT',
        ntb: 'NTB/NTP',
        stan: 'STAN',
        from: 'Sumber',
        officeMessage: 'Pesan DJP',
        createdBy: 'Dibuat oleh',
        createdAt: 'Dibuat',
        updatedAt: 'Terakhir diubah',
      },
    },
  },
};
