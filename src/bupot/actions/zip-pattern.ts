/** How the PDFs of many slips are called. */
export const zipPattern = {
  words: 'bupotScreen.pattern',
  start: 'Bupot {jenis} {nomor}',
  parts: ['nomor', 'jenis', 'penerima', 'npwp', 'masa', 'tanggal', 'referensi', 'status'],
};
