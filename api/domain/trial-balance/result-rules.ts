import { rulesOf } from './rule.ts';

export const incomeRules = rulesOf(String.raw`
4012/4013 rabat\b|rebate|trading term|bonus barang|cash ?back
4199/4119/4021 maklon|makloon|afval|\bsisa\b|\bbekas\b
4091/4599 divid[ea]n
4599 di luar usaha|non (?:usaha|operasional|operating)
4063 multi ?guna|multipurpose|konsumen|consumer
4062 modal (?:kerja|usaha)|working capital|anjak|factoring
4065 murabahah|margin|jual beli
4064 bagi hasil|\bimbt\b
4066 ujrah|imbal jasa|ijarah
4061 sewa (?:pembiayaan|guna)|lease|alat berat
4061 (?:bunga|finance|interest|pendapatan).*(?:investasi|investment)
4511/4026 bunga|interest|jasa giro|deposito
4501/4153/4599 kurs|forex|foreign exchange|\bfx\b
4503/4161/4599 (?:penjualan|sale of|disposal|pelepasan|jual).*(?:aset|asset|vehicle|kendaraan)
4071/4599 revaluasi|nilai wajar|fair value
4011/4013 retur|refund
4012/4013 potongan
4013 koreksi|penyesuaian|adjustment|pembulatan
4101/4199 sewa|rental|\brent\b
4199/4119 recharge|forfeit|hangus|pembatalan|recover|written off|hapus buku|royalt|franchise|waralaba|service charge|parkir|parking|\bipl\b|scrap|reimburse|lain|listing|other|subcontract|denda|komisi|administrasi|penalty|pemulihan
4003/4021/4001 ekspor|export|luar negeri|overseas
4021/4002/4001 \bjasa\b|service|consult|\bfee\b
4002/4021/4001 penjualan|\bsales\b|revenue
4021 pendapatan
4002/4021/4001/4119? pendapatan
`);

export const otherIncomeRules = rulesOf(String.raw`
4091/4599 divid[ea]n
4511/4026 bunga|interest|jasa giro|deposito|bagi hasil|nisbah
4501/4153/4599? (?:laba.*rugi|rugi.*laba|gain.*loss|loss.*gain).*kurs|(?:kurs|forex|exchange).*(?:gain.*loss|loss.*gain|laba.*rugi)
4501/4153/4599 (?:laba|untung|gain).*(?:kurs|forex|exchange|\bfx\b)|(?:kurs|forex|exchange|\bfx\b).*(?:laba|untung|gain)
4501/4153/4599? kurs|forex|foreign exchange|\bfx\b
4503/4161/4599 (?:laba|untung|keuntungan|gain|profit).*(?:jual|sale|disposal|pelepasan)|(?:penjualan|sale of|disposal|pelepasan|jual).*(?:aset|asset|vehicle|kendaraan)
4071/4599 revaluasi|nilai wajar|fair value
4599 lain|other|sundry|misc
4599? .
`);

/** Of goods and services sold. */
export const costRules = rulesOf(String.raw`
5090/5008/5020 (?:proses|process).*(?:awal|beginning|opening)|(?:awal|beginning|opening).*(?:proses|process)
5099/5009/5020 (?:proses|process).*(?:akhir|ending|closing)|(?:akhir|ending|closing).*(?:proses|process)
5008/5020 (?:jadi|finished).*(?:awal|beginning|opening)|(?:awal|beginning|opening).*(?:jadi|finished)
5009/5020 (?:jadi|finished).*(?:akhir|ending|closing)|(?:akhir|ending|closing).*(?:jadi|finished)
5021/5008/5020 (?:bahan|material|raw).*(?:awal|beginning|opening)|(?:awal|beginning|opening).*(?:bahan|material|raw)
5032/5009/5020 (?:bahan|material|raw).*(?:akhir|ending|closing)|(?:akhir|ending|closing).*(?:bahan|material|raw)
5008/5020 (?:persediaan|inventory|stok|stock).*(?:awal|beginning|opening)|(?:awal|beginning|opening).*(?:persediaan|inventory|stok|stock)
5009/5020 (?:persediaan|inventory|stok|stock).*(?:akhir|ending|closing)|(?:akhir|ending|closing).*(?:persediaan|inventory|stok|stock)
5029/5001/5020 (?:retur|return).*(?:pembelian|purchase|raw|bahan baku)|(?:pembelian|purchase).*(?:retur|return)
5003/5022/5020 (?:angkut|ongkir|freight|ongkos kirim).*(?:pembelian|purchase|\bin\b|bahan|masuk)|carriage in|customs duty|bea masuk|clearance|import duty|freight in
5051/5020 (?:mandor|supervisor|pengawas|kepala (?:shift|regu|pabrik)|foreman|staff? (?:pabrik|produksi))
5050/5020 (?:production|direct) (?:wage|overtime)|(?:upah|lembur|wage|overtime|borongan).*(?:produksi|buruh|operator|tenun|pabrik|harian)|buruh|operator produksi
5052/5020 spare ?part|suku cadang|(?:pemeliharaan|perawatan|perbaikan|servis|service|repair|maintenance).*(?:mesin|machin|pabrik|plant)|machine(?:ry)? maintenance
5007/5020 waste|spoil|shrink|selisih (?:opname|persediaan|stok)|susut barang
5022/5001 (?:raw|bahan baku)|material consumption
5003/5020? pengiriman|angkut|ongkir|freight
5001/5020 (?:harga|beban|biaya) pokok(?!.*lain)|\bhpp\b(?!.*lain)|cost of (?:goods|sales)|\bcogs\b
5001/5022/5020 pembelian|purchase|belanja
5069/5022/5001? (?:bahan|material).*(?:pembantu|penolong|tidak langsung|indirect)|indirect material
5051/5050 indirect|tidak langsung
5050/5020? (?:tenaga kerja|pekerja).*produksi|produksi.*(?:tenaga kerja|pekerja)
5050/5020 direct labor|tenaga kerja langsung|upah langsung
5058/5020 depreciation|penyusutan|amortisasi
5059/5020 batu ?bara|\bsolar\b|bahan bakar|\bfuel\b|\bboiler\b|energi\b|electric|listrik|water|\bair\b|\bgas\b|utilit
5050? upah|borongan|operator
5051? gaji|salar|bpjs|\bthr\b|tunjangan|lembur|overtime
5020 .
5069/5007? .
`);

/** Of the period, also outside the business. */
export const expenseRules = rulesOf(String.raw`
5001/5020? (?:harga|beban|biaya) pokok
- pajak final|\bpph\b.*\bfinal\b|(?:pajak|tax).*(?:kini|tangguhan|penghasilan|current|deferred)|(?:current|deferred|income) tax|pajak (?:badan|bunga|jasa giro|pph)|\bpph (?:pasal )?(?:badan|final|4|25|28|29)\b
5499 di luar usaha|non (?:usaha|operasional|operating)
5319/5317 royalt
5327/5322/5399? ^(?:(?:biaya|beban) )?asuransi(?!.*(?:karyawan|kesehatan|tenaga kerja))
5317/5020? subkon|subcontract
5316/4031 bunga|interest|beban keuangan|finance (?:charge|cost)|bagi hasil|murabahah|nisbah
5499 (?:biaya|beban|adm|administrasi|provisi|provision|charges?|fee).*\bbank\b|\bbank\b.*(?:adm|charges?|fee)
5328/5399 swap
5327/5322/5399 premi asuransi|insurance premium|asuransi (?:aset|gedung|kebakaran|kendaraan)
5318? (?:rugi|loss|kerugian|penghapusan|hapus).*persediaan
5405/5499 (?:rugi|loss|kerugian).*(?:jual|penjualan|sale|disposal|pelepasan|hapus|aset|asset)
5421/5412/4153 (?:rugi|loss|beban).*(?:kurs|forex|exchange|\bfx\b)|(?:kurs|forex|exchange|\bfx\b).*(?:rugi|loss)
5421/5412/4153? kurs|forex|foreign exchange|\bfx\b
5318 (?:cadangan|penyisihan|provision).*(?:piutang|ragu)|tertagih|kerugian piutang|(?:hapus|penghapusan).*piutang|piutang.*hapus|penghapusan|dihapuskan|bad debt|ckpn|impairment|penurunan nilai
5314/5058 penyusutan|depreciation|amortisasi
5315 \bsewa\b|\brent
5409/5499 sumbangan|donation|donasi|zakat|infa[kq]|(?:bakti|bantuan) sosial|\bcsr\b
5317 honor\w* (?:konsultan|notaris|akuntan|auditor|profesi|ahli)
5312? \bmakan(?:an)?\b|konsumsi|k?catering|katering
5312 severance|jaminan sosial|kesejahteraan|jamsostek|pesangon|kesehatan|rawat inap|seragam|training|pelatihan|rekrut|recruit|health|bpjs|pengobatan|medical|pension|pensiun|imbalan|pasca kerja|social security|welfare
5320? insentif (?:dealer|penyalur|distributor)|(?:dealer|distributor) incentive
5311 remuneration|personalia|personil|kompensasi|overtime|incentive|payroll|\bpph 21\b|(?:pph|pajak) karyawan|gaji|upah|salar|wage|\bthr\b|tunjangan|bonus|lembur|insentif|honor
5324/5317 komisi|commission|broker|subsidi (?:uang muka|dp|bunga|konsumen)
5324/5399? beban penjualan
5320 (?<!pajak )reklame|samp(?:le|el)\b|influencer|banner|\bpromo\b|souvenir|kalender|sponsor|promotion|display|\bspg\b|listing fee|medsos|social media|\bads\b|endors|\bevent\b|gathering|iklan|promosi|advertis|marketing|pemasaran|pameran|brosur|billboard
5321 jamuan|entertain|representasi|hiburan
5499 provisi.*bank|denda|\bfines?\b|penalty|sanksi|\bstp\b
5317 outsourc|alih daya|management fee|\bjasa\b|konsult|audit|legal|profess|notaris|hukum|akuntan|\bfee\b|komisi
5313/5003 carriage out|bahan bakar|\bfuel\b|angkut|ongkir|deliver|\bkirim\b|pengiriman|\b3pl\b|parkir|\bsolar\b|tiket|hotel|transport|\bbbm\b|bensin|\btol\b|perjalanan|travel|freight|ongkos kirim|ekspedisi
5326/5322/5399 perawatan|\bservis\b|pemeliharaan|perbaikan|repair|maintenance
5322/5399 rates taxes|postage|pajak (?:bumi|kendaraan|reklame|daerah)|stnk|retribusi|kebersihan|keamanan|cleaning|security|fotokopi|fotocopy|\bfax\b|faximile|langganan|\bpulsa\b|\bair\b|\bpd?am\b|percetakan|utilit|communicat|internet|materai|meterai|\bpos\b|kurir|pantry|rumah tangga|cetak|printing|licen[cs]e|perijin|\blegal\b|listrik|telepon|telephone|internet|\bpln\b|\batk\b|alat tulis|stationery|office suppl|lisensi|perijinan|perizinan|\bpbb\b|umum|general|komunikasi
5312/5399? \bobat|dokter|rekreasi|pendidikan|seminar|diklat
5322/5399? rapat|meeting|\bkantor\b|\boffice\b|asuransi|insurance|iuran|membership|subscription|vehicle
`);

/** Where nothing says more: by the group of the account. */
export const restRules = {
  income: rulesOf('4002/4021/4001/4119? .'),
  expense: rulesOf('5399? .'),
  otherExpense: rulesOf('5499 bank|lain|other\n5499? .'),
} as const;
