export default {
  left_out: {
    canceled: 'Bukti potong batal; pembatalan dibuat di Coretax',
    corrected: 'Sudah diganti pembetulan',
    correction: 'Pembetulan; dibuat di Coretax, tidak melalui berkas ini',
    incomplete: 'Belum lengkap: ada isian yang wajib dalam berkas Coretax',
    joint_status: 'Status PTKP HB tidak dikenal pada berkas BP21',
    surcharge: 'Tarif lebih tinggi karena tanpa NPWP/NIK tidak punya tempat dalam berkas',
    typed_tax: 'PPh diketik sendiri dan tidak sama dengan bruto × tarif; Coretax akan menghitung angka lain',
    special_benefit: 'Tunjangan khusus tidak punya kolom dalam berkas BPA2',
  },
};
