import words from './retur-words.ts';
import { buyerNames, returnFieldNames, sellerNames } from './vat-field-names.ts';

const fields = {
  ...returnFieldNames,
  originNumber: 'Nomor faktur asal',
  originId: 'Faktur asal',
  code: 'Kode transaksi',
  reference: 'Referensi',
  gross: 'Jumlah harga diretur',
  discount: 'Potongan harga diretur',
  lines: 'Barang atau jasa',
};

export default {
  retur: {
    answered: 'Penjual sudah menjawab: %{agreed} retur disetujui, %{refused} tidak disetujui.',
    status: {
      ...words.status,
      WAITING_FOR_APPROVAL: 'Menunggu persetujuan',
      NOT_APPROVED: 'Ditolak penjual',
    },
    moves: words.moves,
    done: words.done,
    asks: words.asks,
    happened: {
      ...words.happened,
      awaitSeller: 'Ditandatangani, menunggu penjual',
      approve: 'Disetujui penjual',
      refuse: 'Tidak disetujui penjual',
      letter: 'Dikirim ke penjual',
      publicLink: 'Tautan publik dibuat',
    },
    filter: {
      ...words.filter,
      originNumber: 'Nomor faktur asal',
      number: 'Nomor retur',
    },
    check: {
      quantity: 'Melebihi sisa: paling banyak %{left}',
      amount: 'Melebihi sisa: paling banyak Rp %{left}',
      places: 'DJP menerima paling banyak dua angka di belakang koma untuk kuantitas',
      below_zero: 'Potongan melebihi harga barang yang diretur',
      before_invoice: 'Tanggal retur tidak boleh sebelum tanggal faktur, %{date}',
      in_future: 'Tanggal retur belum tiba',
      nothing: 'Isi jumlah retur sedikitnya satu baris',
      no_origin: 'Faktur masukan ini tidak ditemukan',
      other_origin: 'Faktur asal suatu retur tidak dapat diganti',
      other_lines: 'Baris retur harus baris faktur asalnya',
    },
    server: {
      ...words.server,
      undecided:
        'Putuskan dulu pengkreditan faktur ini: hanya faktur yang dikreditkan atau tidak dikreditkan dapat diretur.',
      awaiting_consent: 'Jawab dulu permintaan penjual: faktur ini menunggu persetujuan Anda.',
      origin_invalid: 'Faktur ini ditandai tidak valid, sehingga tidak dapat diretur.',
      origin_amended: 'Faktur ini sudah diganti: buat retur dari faktur penggantinya.',
      origin_canceled: 'Faktur ini sudah dibatalkan penjual, sehingga tidak dapat diretur.',
      nothing_left: 'Faktur ini sudah diretur seluruhnya.',
      has_returns: 'Dokumen ini memiliki retur. Batalkan atau hapus retur itu terlebih dahulu.',
      not_in_file: 'Retur belum lengkap atau faktur asalnya tidak bernomor',
      no_email: 'Alamat email penjual belum diisi',
      no_phone: 'Nomor WhatsApp penjual belum diisi',
    },
  },
  'retur-in': { server: { removed: 'Draf retur dihapus' } },
  returOut: {
    notice: '%{came} retur baru, %{changed} berubah',
    came: '%{count} retur dari pembeli menunggu jawaban Anda.',
    status: {
      WAITING_FOR_APPROVAL: 'Menunggu Anda',
      APPROVED: 'Disetujui',
      NOT_APPROVED: 'Tidak disetujui',
      CANCELED: 'Dibatalkan pembeli',
    },
    moves: { agree: 'Setujui retur', refuse: 'Tolak retur', inquire: 'Perbarui status' },
    done: { agree: 'Retur disetujui.', refuse: 'Retur ditolak.', inquire: 'Status retur ditanyakan ke DJP.' },
    asks: {
      agree: {
        title: 'Setujui retur',
        text: 'PPN keluaran masa retur berkurang sebesar PPN yang diretur.',
        confirm: 'Setujui',
      },
      refuse: {
        title: 'Tolak retur',
        text: 'Retur ini tidak mengurangi PPN keluaran. Tulis alasannya.',
        confirm: 'Tolak',
      },
    },
    happened: {
      passLock: words.happened.passLock,
      receive: 'Diterima dari DJP',
      agree: 'Disetujui',
      refuse: 'Tidak disetujui',
      withdraw: 'Dibatalkan pembeli',
    },
  },
  returScreen: {
    ...words.screen,
    in: {
      title: 'Retur masukan',
      one: 'Retur Faktur Masukan',
      empty_title: 'Belum ada retur masukan',
      empty_text: 'Barang yang dikembalikan atau jasa yang dibatalkan dari faktur masukan akan tampil di sini.',
    },
    out: {
      title: 'Retur keluaran',
      one: 'Retur Faktur Keluaran',
      empty_title: 'Belum ada retur keluaran',
      empty_text: 'Retur yang dibuat pembeli atas faktur keluaran akan tampil di sini untuk disetujui atau ditolak.',
    },
    create: 'Buat retur',
    export: 'Ekspor',
    waiting: 'Menunggu persetujuan',
    excluded: '%{count} retur batal atau tidak disetujui tidak dijumlahkan',
    pull: {
      button: 'Tarik retur dari DJP',
      working: 'Menarik retur…',
      done: 'Retur sudah sesuai dengan DJP.',
      failed: 'Sebagian masa tidak terjawab DJP. Lihat Pusat pekerjaan.',
    },
    pattern: {
      part: {
        nomor: 'Nomor',
        referensi: 'Referensi',
        lawan: 'Lawan transaksi',
        npwp: 'NPWP',
        tanggal: 'Tanggal',
        masa: 'Masa',
      },
      example: {
        nomor: '99002500114827391',
        referensi: 'RTR-2511-0012',
        lawan: 'PT Contoh Makmur',
        npwp: '0021487365043000',
        tanggal: '2025-11-10',
        masa: '2025-11',
      },
    },
    pick: {
      title: 'Buat retur',
      invoice: 'Faktur masukan',
      help: 'Cari nomor faktur atau penjual. Hanya faktur yang dikreditkan atau tidak dikreditkan dapat diretur.',
      go: 'Lanjutkan',
    },
    line: {
      all: 'Barang dan jasa yang diretur',
      title: 'Barang atau jasa yang diretur',
      name: 'Nama',
      invoiced: 'Jumlah di faktur',
      left: 'Sisa',
      back: 'Jumlah diretur',
      discount: 'Potongan diretur',
      otherDpp: 'DPP nilai lain diretur',
      left_of: 'Sisa %{left}',
      of: '%{what}, %{name}',
      dpp: 'DPP diretur',
      ppn: 'PPN diretur',
    },
    form: {
      ...words.form,
      create: 'Buat retur masukan',
      edit: 'Ubah retur masukan',
      invoice: 'Faktur asal',
      invoice_date: 'Tanggal faktur',
      cancel: 'Batal',
      save: 'Simpan draf',
      upload: 'Simpan dan upload',
    },
    note: { retur: 'Nota retur', pembatalan: 'Nota pembatalan' },
    send: {
      email_to: 'Alamat email penjual',
      whatsapp_to: 'Nomor WhatsApp penjual',
      attached:
        'Diisi dari template perusahaan dan dapat Anda ubah. %{link} menjadi tautan pratinjau saat dikirim. PDF retur ikut terlampir.',
    },
    chain: {
      title: 'Rantai dokumen',
      invoice: 'Faktur',
      document: 'Dokumen',
      back: 'Retur',
      nowhere: 'tidak masuk masa mana pun',
      period: 'Masa',
    },
  },
  jobs: {
    title: {
      'retur-in': {
        cure: 'Perbaiki dan kirim ulang %{total} retur',
        upload: 'Upload %{total} retur masukan',
        inquire: 'Perbarui status %{total} retur masukan',
        cancel: 'Batalkan retur masukan',
        remove: 'Hapus %{total} draf retur masukan',
        export: 'Ekspor %{format} %{total} retur masukan',
        'pdf-zip': 'Unduh PDF %{total} retur masukan',
        send: 'Kirim %{channel} %{total} retur ke penjual',
      },
      'retur-out': {
        pull: 'Tarik retur keluaran dari DJP, %{total} masa',
        inquire: 'Perbarui status %{total} retur keluaran',
        export: 'Ekspor %{format} %{total} retur keluaran',
        'pdf-zip': 'Unduh PDF %{total} retur keluaran',
      },
    },
  },
  mail: {
    template: {
      email: {
        retur: {
          subject: '%{noteName} %{number} dari %{companyName}',
          body: `Yth. %{sellerName},

Terlampir %{noteName} nomor %{number} tanggal %{date} atas faktur pajak nomor %{originNumber}.

DPP diretur: %{dpp}
PPN diretur: %{ppn}

Retur ini juga dapat dilihat sampai %{linkExpires} di:
%{link}

Hormat kami,
%{senderName}
%{companyName}`,
        },
      },
      whatsapp: {
        retur: {
          subject: '%{noteName} %{number}',
          body: `Yth. %{sellerName}, berikut %{noteName} nomor %{number} tanggal %{date} dari %{companyName} atas faktur pajak nomor %{originNumber}. PPN diretur %{ppn}. Lihat di %{link} (sampai %{linkExpires}).`,
        },
      },
    },
  },
  settings: { send: { product: { retur: 'Retur masukan' } } },
  office: {
    code: {
      SELLER_REFUSED: {
        title: 'Penjual tidak menyetujui retur',
        cause:
          'Penjual menolak retur ini, sehingga PPN masa retur tidak berubah. Hubungi penjual, lalu buat retur baru bila perlu.',
        action: 'Hubungi penjual',
      },
      RETURN_EXCEEDS_INVOICE: {
        title: 'Retur melebihi faktur',
        cause: 'Jumlah semua retur faktur ini lebih besar daripada jumlah di faktur menurut DJP.',
        action: 'Kurangi jumlah retur',
      },
      INVOICE_HAS_RETURNS: {
        title: 'Faktur memiliki retur',
        cause:
          'Pembeli mengembalikan sebagian atau seluruh faktur ini. Faktur baru dapat dibatalkan setelah retur itu dibatalkan pembeli.',
        action: 'Tarik retur keluaran',
      },
      RETURN_TOTAL_MISMATCH: {
        title: 'Nilai retur tidak cocok dengan faktur asal',
        cause: 'Penjual mungkin telah mengganti atau membatalkan faktur, atau nilai retur berbeda dari faktur asal.',
        action: 'Periksa nilai retur',
      },
    },
  },
  resources: {
    'efaktur/in/return/ctas': {
      name: 'Retur masukan',
      fields: { ...fields, ...sellerNames },
    },
    'efaktur/out/return/ctas': {
      name: 'Retur keluaran',
      fields: { ...fields, ...buyerNames },
    },
  },
};
