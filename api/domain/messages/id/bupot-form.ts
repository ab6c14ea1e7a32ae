import screen from './bupot-screen.ts';

/** The forms of withholding slips: what stands nowhere else. */
export default {
  create: 'Buat bukti potong',
  edit: 'Ubah bukti potong',
  /** What a slip of the kind is called within the title of its form. */
  what: screen.detail.title_of,
  title: { create: 'Buat %{what}', edit: 'Ubah %{what}', correct: 'Betulkan %{what}' },
  month_lines_help:
    'Bagian dari bruto di atas: tidak ditambahkan lagi. Sisanya gaji (baris 1 A1). Iuran dan zakat yang dibayar pegawai tidak mengurangi PPh bulanan, hanya PPh setahun.',
  part: {
    income: 'Penghasilan bruto',
    deduction: 'Pengurang',
    previous: 'Telah dipotong dan bukti potong sebelumnya',
    treasurer: 'Bendahara pemerintah',
  },
  unread: 'Isi dengan angka yang tidak minus, contoh 1.234.567,89',
  to_mend: '%{smart_count} hal perlu diperbaiki sebelum terbit',
  company: 'Perusahaan',
  no_signee: 'Penandatangan belum diatur',
  period_from: 'Dari masa',
  period_to: 'Sampai masa',
  id_type: 'Jenis nomor',
  payee_name: 'Nama, NPWP, atau NIK',
  payee_hint: 'Ketik nama atau nomor',
  nitku_help: '22 digit. 000000 di akhir untuk kantor pusat',
  tin_help: 'Nomor pajak di negaranya, huruf dan angka',
  object_hint: 'Ketik kode atau kata, misalnya "sewa gedung"',
  object_help: 'Cari dengan kode atau kata sehari-hari',
  article: 'PPh Pasal %{article}',
  effect: {
    exempt: 'PPh menjadi nol',
    borne: 'PPh ditanggung pemerintah',
    own_rate: 'Tarif mengikuti surat keterangan',
    typed: 'Tarif diisi sendiri menurut surat keterangannya',
  },
  tax_typed_help: 'Kosongkan bila PPh dihitung dari tarif',
  earlier_help: 'Untuk sebab yang sama, dalam dua tahun kalender',
  withheld_help: 'Jumlah bukti potong bulanan tahun ini dari perusahaan ini',
  borne_help: 'Bagian dari jumlah di atas. Kelebihannya tidak dikembalikan. Kosong dengan fasilitas DTP: seluruhnya',
  ptkp: { TK: 'Tidak kawin', K: 'Kawin', HB: 'Hidup berpisah' },
  payment: {
    NONE: 'Bukan bendahara',
    IMPREST: 'Uang Persediaan (UP)',
    DIRECT: 'Pembayaran Langsung (LS)',
  },
  switch: {
    grossUp: 'Gross up: PPh ditanggung pemberi penghasilan',
    noNpwp: 'Penerima tanpa NPWP dan NIK',
    foreignEmployee: 'Pegawai asing',
    secondEmployer: 'Ada pemberi kerja lain pada masa yang sama',
    grossUpBenefit: 'Gross up: tunjangan PPh dihitung sendiri',
  },
  treaty: {
    title: 'Tarif yang mungkin diizinkan P3B dengan %{country}',
    use: 'Pakai %{income} %{rate}%',
    source: 'Tidak diterapkan sendiri: perlu SKD penerima. Sumber: %{source}.',
  },
  habit: {
    title: 'Penerima ini pernah dipotong',
    last: '%{object}%{rate} (%{smart_count} bukti potong sejak %{since})',
  },
  beside: {
    title: 'Ada bukti potong lain dari penerima dan masa yang sama',
    confirm: 'Tetap terbitkan',
    more: 'dan %{count} lainnya',
  },
  calculation: 'Penghitungan',
  tax_paid: 'PPh disetor sendiri',
  quota_left: 'Sisa kuota E-Bupot %{left} dari %{of}.',
};
