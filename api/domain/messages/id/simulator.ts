export default {
  title: 'Pesan simulasi',
  text: 'Email dan WhatsApp yang seharusnya keluar. Tidak ada yang dikirim ke penerima.',
  channels: 'Saluran',
  email: 'Email',
  whatsapp: 'WhatsApp',
  none: 'Belum ada pesan',
  none_text: 'Kirim faktur ke pembeli, lalu pesannya tampil di sini.',
  pick: 'Pilih pesan untuk membacanya.',
  from: 'Dari',
  to: 'Kepada',
  at: 'Waktu',
  attachments: 'Lampiran',
  link_of_addressee: '(tautan ini hanya tampil bagi penerima surat)',
  link_hidden: '(tautan tidak ditampilkan di kotak surat simulasi)',
  how_link:
    'Tautannya hanya untuk penerima surat: ia melihatnya di sini setelah masuk. Jika ia belum dapat masuk, pengelola server mencetaknya dengan %{letters} (undangan, ganti email) atau %{reset} (lupa kata sandi).',
  download: 'Unduh',
};
