export default {
  title: 'Bukti kepemilikan NPWP',
  proven: 'NPWP sudah dibuktikan',
  proven_text: 'Dibuktikan %{day} lewat %{way}. Semua fitur dapat dipakai.',
  way: {
    founding: 'pendirian oleh pengelola Patuh',
    certificate: 'sertifikat elektronik',
    office: 'otorisasi di DJP',
    house: 'pemeriksaan pengelola Patuh',
    sandbox: 'statusnya sebagai sandbox, dengan NPWP rekaan',
  },
  unproven: 'NPWP belum dibuktikan',
  unproven_text:
    'Siapa pun dapat mengetik sebuah NPWP. Sampai perusahaan ini terbukti memilikinya, Anda dapat mengatur perusahaan, mengimpor, dan menyimpan draf. Menarik data dari DJP, mengirim ke DJP, membuat kode billing, mengirim dokumen ke penerima, dan membeli kuota baru dapat dilakukan setelahnya.',
  units: 'Setelah terbukti, perusahaan mendapat kuota upload gratis, satu kali untuk setiap NPWP.',
  ask: 'Mintalah Owner atau Administrator perusahaan ini membuktikannya di halaman ini.',
  taken: 'NPWP ini sudah dibuktikan perusahaan lain di Patuh',
  taken_text:
    'Draf Anda tetap tersimpan dan dapat diekspor. Bila perusahaan itu milik Anda juga, mintalah Owner-nya mengundang Anda. Bila bukan, hubungi pengelola Patuh.',
  others: 'Nama lain dengan NPWP ini: %{count}',
  others_text:
    'Ada %{count} perusahaan lain di Patuh yang mengetik NPWP ini tanpa membuktikannya. Mereka hanya dapat menyimpan draf, dan tidak melihat data Anda.',
  certificate: 'Dengan sertifikat elektronik',
  certificate_text: 'Unggah file .p12 dari DJP. Bila subjeknya menyebut NPWP ini, perusahaan langsung terbukti.',
  certificate_off: 'Server ini belum mengenal penerbit sertifikat, sehingga sertifikat belum dapat menjadi bukti.',
  certificate_do: 'Unggah sertifikat',
  office: 'Dengan otorisasi di DJP',
  office_text:
    'Masuk ke akun Coretax wajib pajak ini, lalu beri otorisasi kepada Patuh dengan kode di bawah. Kode ini hanya berlaku untuk perusahaan ini. Setelah itu, tanyakan ke DJP dari sini.',
  office_off: 'Jalur ke DJP yang dipakai server ini tidak dapat ditanyai.',
  office_do: 'Tanyakan ke DJP',
  code: 'Kode otorisasi',
  simulate: 'Beri otorisasi di DJP simulasi',
  simulated: 'Otorisasi diberikan di DJP simulasi. Tanyakan ke DJP untuk menyelesaikannya.',
  house: 'Lewat pengelola Patuh',
  house_text:
    'Bila keduanya tidak dapat dipakai, hubungi pengelola server ini. Setelah memeriksa surat-surat perusahaan, mereka dapat mencatat buktinya.',
  done: 'NPWP %{npwp} terbukti',
  not_granted:
    'DJP belum mencatat otorisasi dengan kode ini. Beri otorisasi di Coretax lebih dahulu, lalu tanyakan lagi.',
  office_silent: 'DJP sedang tidak menjawab. Coba lagi sebentar lagi.',
  office_refused: 'DJP tidak dapat memeriksa NPWP ini. Periksa NPWP perusahaan, atau hubungi pengelola Patuh.',
  taken_by_another:
    'NPWP %{npwp} sudah dibuktikan perusahaan lain di Patuh. Mintalah Owner-nya mengundang Anda, atau hubungi pengelola Patuh.',
  which: 'Beberapa perusahaan menyebut NPWP ini: %{companies}. Sebutkan satu dengan --company.',
  notice: 'NPWP %{npwp} terbukti. Semua fitur dapat dipakai.',
  notice_others:
    'NPWP %{npwp} terbukti. Ada %{count} perusahaan lain yang mengetik NPWP ini tanpa bukti: mereka diberi tahu.',
  notice_taken: 'NPWP %{npwp} dibuktikan perusahaan lain. Perusahaan ini hanya dapat menyimpan draf.',
  notice_withdrawn:
    'Bukti kepemilikan NPWP %{npwp} dicabut pengelola Patuh. Perusahaan ini hanya dapat menyimpan draf.',
};
