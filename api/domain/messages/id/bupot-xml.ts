export default {
  left_out: {
    canceled: 'Bukti potong batal; pembatalan dibuat di Coretax',
    corrected: 'Sudah diganti pembetulan',
    correction: 'Pembetulan; dibuat di Coretax, tidak melalui file ini',
    incomplete: 'Belum lengkap: ada isian yang wajib dalam file Coretax',
    joint_status: 'Status PTKP HB tidak dikenal pada file BP21',
    surcharge: 'Tarif lebih tinggi karena tanpa NPWP/NIK tidak punya tempat dalam file',
    typed_tax: 'PPh diketik sendiri dan tidak sama dengan bruto × tarif; Coretax akan menghitung angka lain',
    special_benefit: 'Tunjangan khusus tidak punya kolom dalam file BPA2',
  },
  differs: {
    bands:
      'Coretax akan menghitung PPh %{theirs}, bukti potong ini %{ours}: tarifnya berlapis (UU 7/2021 Pasal 17, PP 68/2009), sedangkan file hanya memuat satu tarif',
    earlier:
      'Coretax akan menghitung PPh %{theirs}, bukti potong ini %{ours}: pembayaran sebelumnya ikut dihitung (PP 68/2009), sedangkan file tidak memuatnya',
    surcharge:
      'Coretax akan menghitung PPh %{theirs}, bukti potong ini %{ours}: file tidak memuat tarif lebih tinggi untuk penerima tanpa NPWP/NIK',
    typed: 'Coretax akan menghitung PPh %{theirs}, bukti potong ini %{ours}: PPh diketik sendiri',
  },
};
