/** The page of simulated letters. */
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
  download: 'Unduh',
};
