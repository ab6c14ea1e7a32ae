/** What a person fills in of a return besides its documents. */
export default {
  hint: 'Penyerahan digunggung, tidak terutang, membangun sendiri, dan yang diminta atas lebih bayar diisi sendiri.',
  open: 'Isi SPT',
  title: 'Isian SPT Masa PPN',
  retail: 'Unduh XML digunggung',
  overpaid: 'III.H. Bila lebih bayar, diminta untuk',
  asked: 'Diminta untuk',
  as: {
    none: 'Belum dipilih',
    carry: 'Dikompensasikan',
    preliminary: 'Dikembalikan melalui pengembalian pendahuluan',
    examination: 'Dikembalikan melalui pemeriksaan',
  },
  account: { bank: 'Bank', number: 'Nomor rekening', holder: 'Nama pemilik rekening' },
  whole_anew: 'Ganti SPT sebelumnya',
};
