export default {
  required: 'Wajib diisi',
  too_long: 'Maksimal %{max} karakter',
  period_format: 'Masa pajak tidak dikenal, contoh 10/2025',
  period_classic:
    'Bukti potong Coretax berlaku untuk masa pajak mulai Januari 2025. Untuk masa sebelumnya pakai e-Bupot klasik',
  period_future: 'Masa pajak ini belum tiba. Periksa kembali',
  date_format: 'Tanggal tidak dikenal, contoh 31/10/2025',
  date_future: 'Tanggal pemotongan tidak boleh melewati hari ini',
  date_before_period: 'Tanggal pemotongan tidak boleh sebelum tanggal 1 masa pajaknya',
  date_after_period: 'Tanggal pemotongan sesudah masa pajaknya. Periksa apakah masa pajak sudah benar',
  nitku_digits: 'NITKU harus 22 digit: NPWP 16 digit dan 6 digit cabang, 000000 untuk pusat',
  nitku_other_company: 'NITKU pemotong harus diawali NPWP perusahaan ini',
  nitku_other_payee: 'NITKU penerima harus diawali NPWP atau NIK penerima',
  months_one_year: 'Masa awal dan akhir harus dalam tahun yang sama',
  months_order: 'Masa awal tidak boleh sesudah masa akhir',
  months_not_full: 'Setahun penuh berarti Januari sampai Desember. Pilih Sebagian tahun atau Disetahunkan',
  months_full: 'Masa Januari sampai Desember biasanya Setahun penuh. Periksa kembali',
  npwp_branch:
    'Ini nomor lama sebuah cabang, yang tidak punya NPWP 16 digit sendiri. Isi NPWP 16 digit kantor pusatnya, lalu NITKU cabang itu',
  payee_digits: 'NPWP atau NIK harus 16 digit, contoh 0612345678901000',
  payee_zeros: 'Nomor tidak boleh nol semua. Penerima tanpa NPWP dan NIK terdaftar memakai 9990000000999000',
  payee_is_company: 'Penerima tidak boleh sama dengan pemotong',
  npwp_luhn: 'Angka pemeriksa NPWP ini tidak cocok. Periksa kembali',
  nik_province: 'Dua digit pertama NIK bukan kode provinsi yang dikenal. Periksa kembali',
  nik_birth_date: 'Digit ke-7 sampai ke-12 NIK bukan tanggal lahir. Periksa kembali',
  nik_serial: 'Empat digit terakhir NIK tidak boleh 0000. Periksa kembali',
  tin_form: 'TIN paling banyak 16 huruf dan angka, tanpa tanda baca',
  email: 'Alamat email tidak lengkap, contoh pajak@perusahaan.co.id',
  country_home: 'Penerima luar negeri tidak boleh bernegara Indonesia',
  country_unknown: 'Kode negara tidak dikenal. Pilih dari daftar, contoh SGP',
  birth_future: 'Tanggal lahir tidak boleh melewati hari ini',
  passport_foreign: 'Pegawai asing perlu nomor paspor',
  ptkp_hb: 'Sebagian panduan DJP menolak status HB. Bila ditolak, pakai TK',
  ptkp_hb_refused: 'Bukti potong ini tidak mengenal status HB. Pilih TK atau K',
  object_unknown:
    'Kode objek pajak %{code} tidak ada dalam daftar untuk masa ini. Cari dengan kata, misalnya "jasa konsultan"',
  object_other_kind: 'Kode objek pajak %{code} milik bukti potong %{kind}, bukan bukti potong ini',
  facility_not_allowed: 'Fasilitas ini tidak berlaku untuk objek pajak yang dipilih',
  certificate_unused: 'Nomor dokumen hanya untuk penerima dengan fasilitas. Kosongkan isian ini',
  ntpn_form: 'NTPN terdiri dari 16 huruf besar dan angka',
  rate_of_treaty: 'Isi tarif menurut SKD penerima',
  rate_fixed: 'Tarif mengikuti objek pajak. Untuk tarif lain pilih Fasilitas Lainnya atau SKD',
  nett_fixed: 'Persentase neto mengikuti objek pajak',
  tax_fixed: 'PPh dihitung dari DPP dan tarif. Untuk jumlah lain pilih Fasilitas Lainnya',
  percent_over: 'Persentase tidak boleh lebih dari 100',
  gross_zero: 'Penghasilan bruto harus lebih dari nol',
  tax_below_zero: 'PPh yang disetor sendiri tidak boleh kurang dari nol',
  tax_zero: 'PPh dari jumlah ini nol rupiah. Periksa jumlahnya',
  not_workable: 'PPh tidak dapat dihitung dari isian ini. Periksa jumlah, status PTKP, dan masa pajaknya',
  income_zero: 'Isi paling sedikit satu penghasilan',
  previous_number: 'Isi nomor bukti potong dari pemberi kerja sebelumnya',
  borne_before: 'Yang ditanggung pemerintah tidak boleh melebihi PPh yang telah dipotong/ditanggung',
  previous_income: 'Isi penghasilan neto dari bukti potong sebelumnya',
  parts_above_gross:
    'Rincian bruto (tunjangan, premi, natura, bonus, THR) berjumlah %{parts}, lebih dari brutonya %{gross}. Perbaiki yang salah',
  benefit_worked: 'Dengan gross up tunjangan PPh dihitung sendiri, isian ini tidak dipakai',
  document_unknown: 'Jenis dokumen tidak dikenal. Pilih dari daftar',
  document_future: 'Tanggal dokumen tidak boleh melewati hari ini',
  invoice_digits: 'Nomor faktur pajak harus 17 digit (16 digit untuk faktur sebelum Coretax)',
  government_only: 'Opsi pembayaran UP dan LS hanya untuk bendahara pemerintah',
  sp2d_unused: 'Nomor SP2D hanya untuk pembayaran langsung (LS). Kosongkan isian ini',
  twin: 'Bukti potong %{other} memuat penerima, objek, dan dokumen yang sama. Periksa apakah ini ganda',
  second_month:
    'Penerima ini sudah punya bukti potong bulanan untuk masa yang sama (%{other}). Tarif efektif berlaku atas seluruh penghasilan sebulan (PP 58/2023): gabungkan, atau betulkan yang pertama',
  second_year:
    'Penerima ini sudah punya bukti potong tahunan dengan masa akhir yang sama (%{other}). Betulkan yang itu',
  month_of_year:
    'Masa ini masa terakhir pada bukti potong tahunan %{other}. Dalam masa terakhir hanya bukti potong tahunan yang dibuat, tanpa bukti potong bulanan (PMK 168/2023)',
  year_with_month:
    'Bukti potong bulanan %{other} untuk masa terakhir ini masih berlaku. DJP menolak bukti potong tahunan selama itu: batalkan dahulu bukti potong bulanannya',
  masa_sum:
    'Penerima ini sudah dibayar dalam masa yang sama (%{others}). Tarif efektif berlaku atas bruto sebulan (PP 58/2023): PPh atas jumlahnya Rp %{gross} adalah Rp %{onSum}, sedangkan jumlah PPh bukti potongnya Rp %{together}. Gabungkan menjadi satu',
  paid_again:
    'Penerima ini sudah dibayar dalam masa yang sama (%{others}). Bila dihitung atas jumlah bruto semasa Rp %{gross} (PMK 168/2023), PPh-nya Rp %{onSum}, sedangkan jumlah PPh bukti potongnya Rp %{together}',
  last_masa:
    'Desember adalah masa terakhir pegawai tetap dan pensiunan: PPh-nya dihitung setahun dalam bukti potong tahunan A1/A2, bukan dengan tarif efektif bulanan (PP 58/2023, PMK 168/2023)',
  daily_above:
    'Rata-rata sehari (%{days} hari kerja) di atas Rp %{limit}: pakai objek %{other}, dikenai tarif Pasal 17 atas setengah bruto (PMK 168/2023), atau betulkan hari kerjanya',
  daily_within:
    'Rata-rata sehari (%{days} hari kerja) tidak lebih dari Rp %{limit}: pakai objek %{other}, dikenai tarif efektif harian (PP 58/2023), atau betulkan hari kerjanya',
  dtp_sector:
    'PPh 21 usaha ini (%{industry}) hanya ditanggung pemerintah bila KLU utamanya ada dalam lampiran %{law}: alas kaki, tekstil dan pakaian jadi, furnitur, kulit, dan sejak Oktober 2025 pariwisata. Periksa dahulu',
  dtp_payee:
    'PPh 21 hanya ditanggung pemerintah untuk pegawai tetap dan pegawai tidak tetap (%{law}). Periksa objek pajaknya',
  dtp_period: 'Pemerintah tidak menanggung PPh 21 pada masa ini (%{law})',
  dtp_income:
    'Bruto melebihi Rp %{limit}. PPh ditanggung pemerintah sampai batas itu (%{law}); untuk pegawai tetap yang dihitung penghasilan tetap Januari atau bulan pertama bekerja',
};
