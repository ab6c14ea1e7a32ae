/** What the server says about billing codes, in answers, job results and notifications. */
export default {
  office_unreachable: 'DJP belum menjawab. Kode billing diminta lagi otomatis.',
  issue_failed: 'Kode billing %{document} tidak terbit: %{why}',
  code_digits: 'Kode billing harus 15 digit, diawali 0 sampai 3',
};
