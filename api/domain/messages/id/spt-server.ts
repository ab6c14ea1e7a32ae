/** What the server says about monthly returns, in answers and job results. */
export default {
  label: '%{type} %{period}',
  label_amended: '%{type} %{period} pembetulan ke-%{revision}',
  removed_by: 'SPT ini dihapus oleh %{by} pada %{at}.',
  exists: 'SPT masa ini sudah dibuat.',
  filed_already: 'SPT masa ini sudah dilaporkan. Buat SPT pembetulan.',
  amended_already: 'SPT ini sudah dibetulkan. Lanjutkan dari SPT pembetulan terakhir.',
  future: 'Masa pajak ini belum dimulai',
  not_posted: 'Posting SPT ini terlebih dahulu.',
  proof_used: 'Nomor ini sudah dipakai untuk SPT',
  ntpn_unconfirmed: 'NTPN ini belum dikonfirmasi DJP',
  not_prepared: 'SPT gagal dipersiapkan',
};
