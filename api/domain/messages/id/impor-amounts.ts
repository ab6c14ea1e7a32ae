export const amountBucket = {
  percent_unreadable: 'Persentase tidak terbaca',
  net_of_vat: 'Harga termasuk PPN',
  with_vat_unknown: 'PPN dalam harga tidak dapat dipisahkan',
  prices_differ: 'Dua harga tidak sama',
  total_differs: 'Total beda dengan rinciannya',
  in_currency: 'Mata uang asing',
  currency_missing: 'Kurs tanpa mata uang',
  currency_unknown: 'Mata uang tidak dikenal',
  rate_missing: 'Mata uang asing tanpa kurs',
  discount_of_percent: 'Potongan dari persen',
  discount_of_unit: 'Potongan per satuan',
  discount_percent_text: 'Potongan berupa persen',
  discount_percent_fraction: 'Diskon mungkin pecahan',
  discount_percent_unreadable: 'Diskon tidak terbaca',
  discount_percent_of_total: 'Diskon persen tanpa harga',
  discounts_differ: 'Dua potongan tidak sama',
  negative_line: 'Baris bernilai negatif',
};

export const amountFinding = {
  percent_unreadable: 'Persentase tidak dapat dibaca. Contoh yang benar: 12 atau 12%',
  net_of_vat: 'Nilai %{given} termasuk PPN: tanpa PPN %{net} (× %{share}).',
  with_vat_unknown:
    'Nilai ini termasuk PPN, tetapi untuk kode transaksi ini tidak dapat dipisahkan. Isi harga tanpa PPN di kolom Harga satuan.',
  prices_differ: 'Harga termasuk PPN tanpa PPN-nya %{net}, sedangkan kolom harga %{price}. Kosongkan yang salah.',
  total_differs:
    'Total di file %{file}, sedangkan harga, potongan, dan PPN baris ini %{ours}. Perbaiki yang salah, atau pakai usulan bila hitungan ini benar.',
  in_currency: '%{currency} %{amount} × kurs %{rate} = Rp %{rupiah}.',
  currency_missing: 'Ada kurs %{rate}, tetapi mata uangnya kosong. Isi mata uang, atau IDR bila nilainya sudah rupiah.',
  currency_unknown: 'Mata uang tidak dikenal. Isi kode tiga huruf, contoh USD, atau IDR.',
  rate_missing:
    'Nilai baris ini dalam %{currency} tanpa kurs. Isi kurs Menteri Keuangan pada tanggal faktur, atau ganti mata uang menjadi IDR bila nilainya sudah rupiah.',
  discount_of_percent: '%{percent}% dari %{of} = potongan %{amount}.',
  discount_of_unit: '%{each} × %{quantity} = potongan %{amount}.',
  discount_percent_text: 'Potongan ini berupa persen. Pakai usulan untuk nilai rupiahnya.',
  discount_percent_fraction: 'Diskon di bawah 1 mungkin pecahan. Pakai usulan, atau tulis dengan tanda %.',
  discount_percent_unreadable: 'Diskon harus persen dari 0 sampai 100, contoh 10 atau 10%.',
  discount_percent_of_total: 'Diskon persen perlu harga satuan, sedangkan file hanya punya total. Isi harga satuan.',
  discounts_differ: 'Kolom ini berarti potongan %{one}, kolom potongan lain %{other}. Kosongkan yang salah.',
  negative_line:
    'Baris bernilai negatif tidak diterima DJP. Bagikan sebagai potongan ke baris lain faktur ini, atau hapus barisnya.',
};

export const amountQuestion = {
  company: 'Judul file ini menyebut "%{name}", bukan perusahaan yang aktif. File ini memang untuk perusahaan ini?',
  priceWithVat:
    'Kolom "%{column}" termasuk PPN: harga satuan = isinya × 100/111 (100/112 bila seluruh harga jadi dasar). Benar?',
  discountPercent: 'Kolom "%{column}" berupa persen: potongan = persen × harga × kuantitas. Benar?',
  discountEach: 'Kolom "%{column}" untuk satu satuan: potongan = isinya × kuantitas. Benar?',
  grossWithVat: 'Kolom "%{column}" termasuk PPN: bruto = isinya × 100/111. Benar?',
  currency: 'Nilai yang mata uangnya di kolom "%{column}" bukan rupiah dikalikan kolom "%{rate}". Benar?',
  currency_alone:
    'Kolom "%{column}" menyebut mata uang, tetapi tidak ada kolom kurs: baris yang bukan rupiah menunggu kursnya diisi. Lanjut?',
  rate_alone:
    'Kolom "%{column}" berisi kurs, tetapi tidak ada kolom mata uang: baris dengan kurs menunggu mata uangnya diisi. Lanjut?',
  sum: '%{field} = %{columns}. Benar?',
  contains: 'Kolom %{columns} sudah termasuk dalam %{field}, jadi tidak ditambahkan lagi. Benar?',
  guess: '%{field} diambil dari kolom "%{column}", yang namanya hanya mirip. Benar?',
  total_alone:
    'File tidak punya harga satuan: setiap baris menjadi 1 × isi kolom "%{column}", kolom "%{quantity}" tidak dipakai. Benar?',
  left: '%{count} kolom berisi nilai tidak dipakai dan tidak mengubah jumlah: %{columns}. Lanjut tanpa kolom itu?',
  left_parts:
    '%{count} kolom penghasilan tidak dipakai: %{columns}. Bila bagian dari bruto, tambahkan pada pemetaan. Lanjut tanpa kolom itu?',
};
