export default {
  creditRules: {
    any_code: 'Semua kode',
    column: 'Usulan',
    take: {
      press: 'Terapkan usulan',
      title: 'Terapkan usulan',
      confirm: 'Terapkan ke %{count} faktur',
      nothing: 'Tidak ada aturan yang berlaku untuk faktur yang dipilih.',
      none: '%{count} faktur lain tidak punya usulan dan tetap seperti sekarang.',
    },
  },
};
