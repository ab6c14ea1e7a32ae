import { RELATED, rulesOf } from './rule.ts';

/** From the special to the general: the first that fits. */
export const assetRules = rulesOf(String.raw`
1401/1404? (?:cadangan|penyisihan|penurunan nilai).*persediaan
1534/1522 akumulasi.*(?:hak guna|rou|right of use)
1601/1522 akumulasi.*(?:amortisasi|software|lisensi)|amortisasi.*akumulasi|^amortisasi
1528/1530/1522 akumulasi.*(?:penyusutan|depreciation).*(?:mesin|machin)
1524/1522 akumulasi.*(?:penyusutan|depreciation).*(?:bangunan|gedung|building|renovasi|leasehold)
1526/1530/1522 akumulasi.*(?:penyusutan|depreciation).*(?:peralatan|tool|equipment|mould|dies)
1530/1522 akumulasi.*(?:penyusutan|depreciation)|(?:penyusutan|depreciation) akumulasi
1164 murabahah|jual beli
1165 \bimbt\b|ijarah muntahiya|pembiayaan investasi.*syariah
1166 ijarah|pembiayaan jasa.*syariah
1163 multi ?guna|multipurpose|pembiayaan konsumen|consumer financ
1161 sewa guna|finance lease
1162 (?:piutang|pembiayaan|financing|ckpn|cadangan).*modal (?:kerja|usaha)|factoring|anjak
1161 pembiayaan investasi|investment financing|(?:piutang|ckpn|cadangan).*sewa pembiayaan|finance lease receivable
1131/1658 (?:cadangan|penyisihan|allowance|provision|penyusutan).*(?:piutang|kerugian|receivable|doubtful|impairment|nilai|ragu|\bar\b)|ckpn
1611 (?:pajak|tax).*(?:tangguhan|deferred)|(?:tangguhan|deferred).*(?:pajak|tax)
1651/1574/1423 restitusi|pph.*lebih bayar|lebih bayar.*pph|pph 28a|(?:claim|refund|tagihan|klaim).*(?:pajak|tax|pph|ppn)|(?:pajak|tax|pph|ppn).*(?:claim|refund)
1574/1423 (?:pajak|tax).*tidak lancar
1423 \bppn\b|\bvat\b|\bpph\b|\btax\b|\bpajak\b
1533/1521 hak guna|\brou\b|right of use
1124/1180/1698? piutang.*(?:jaminan|reimburs|klaim|claim)|^(?:klaim|claim)
1697/1698/1499? uang jaminan|jaminan|security deposit|deposit pln
1214/1122? retensi
1164 murabahah|jual beli
1165 pembiayaan investasi.*syariah
1166 pembiayaan jasa.*syariah
1163 multi ?guna|multipurpose
1162 (?:piutang|pembiayaan|financing).*modal kerja|working capital|factoring|anjak
1161 pembiayaan investasi|investment financing|piutang sewa pembiayaan
1180 piutang pembiayaan|financing receivable
1125/1180/1698 (?:piutang|receivable).*(?:non dagang|non usaha|non trade)|due from|(?:piutang|pinjaman|loan|receivable).*(?:direk|direct|pemilik|owner|pemegang saham|shareholder)
1125/1180/1698 (?:other receivable|piutang lain).*${RELATED}
1141 derivati
1123/1213/1698 (?:usaha|dagang|trade|receivable|\bar\b).*${RELATED}|${RELATED}.*(?:usaha|dagang|trade)
1125/1180/1698? piutang.*${RELATED}
1501/1519/1698 (?:piutang|receivable).*(?:jangka panjang|tidak lancar)|long term receivable
1181/1213/1122? \btermin\b
1181/1122 \bkontrak\b|contract asset|tagihan bruto|unbilled
1124/1180/1698 (?:piutang|receivable|pinjaman|loan).*(?:karyawan|employee|staff|lain|other|bunga|denda|asuransi)|other receivable|kasbon|employee loan
1213/1122 (?:tagihan|piutang).*(?:\bkpr\b|\bkpa\b)|(?:\bkpr\b|\bkpa\b).*(?:tagihan|piutang)
1122/1213/1698 (?:piutang|receivables?|tagihan) (?:usaha|dagang|trade|pelanggan|customer)|(?:trade|accounts) receivable|wesel tagih|\bar\b|piutang giro
1122/1213/1698? piutang|receivable
1555 penyertaan.*\bbank\b
1556 penyertaan.*(?:pembiayaan|keuangan|finance|asuransi|sekuritas)
1542/1551 metode ekuitas|equity method
1551/1542/1511 (?:penyertaan|invest|saham).*(?:anak|subsidiar|associat|asosiasi|joint|ventur|ekuitas)
1520/1621 propert[iy] invest|investment propert|disewakan
1599/1590 (?:dimiliki )?(?:hingga|sampai) jatuh tempo|held to maturity|(?:invest|obligasi|surat berharga|bond).*(?:jangka panjang|maturity|lain)|long term (?:bond|invest)
1551/1599? penyertaan
1212/1101? dibatasi|aset keuangan lancar
1200/1211/1151 surat utang|reksa ?dana|\bsbn\b|\bori\b|sukuk|surat berharga|short term invest|invest.*jangka pendek|obligasi|securities
1583 persediaan tidak lancar|land ?bank|tanah (?:mentah|belum|dalam proses)|land (?:for|under) development
1401/1499/1402? spare ?part|suku cadang|\bban\b|\boli\b|pelumas|bahan bakar|\bsolar\b
1402/1401 bahan (?:baku|pembungkus|pembantu|penolong|kimia)|zat warna|kimia|raw material|packaging|kemasan
1403/1401 in process|dalam proses|semi finished
1404/1401 finished good|barang jadi|\bjadi\b|siap jual
1655/1518/1600 konsesi
1401/1402? makanan|minuman|kemasan|persediaan|material|inventory|\bstok\b|spare part|goods in transit|barang dalam perjalanan|dikembangkan|real estat|kavling
1402/1499? suppl(?:y|ies) and|consumable
1612/1698 (?:beban|biaya) (?:tangguhan|ditangguhkan)|ditangguhkan|pra ?operasi|pre operating
1573/1421 dimuka.*(?:jangka panjang|tidak lancar)
1421/1698 dimuka|prepaid
1422/1499/1698 uang muka|advance|bon sementara
1405 untuk dijual|held for sale
1531 tanaman|biologi|ternak
1101/1103 deposito|time deposit|berjangka
1104/1101? (?:luar negeri|singapore|overseas|\bsg\b)
1101/1102 \bkas\b|petty cash|\bcash\b
1101/1103 escrow|virtual account|\bqris\b|\bbjb\b|\bocbc\b|\bmufg\b|\bbsi\b|\bpanin\b|maybank|\buob\b|\bhsbc\b|current account|\bbank\b|\bgiro\b|tabungan|\bbca\b|mandiri|\bbni\b|\bbri\b|\bbtn\b|\bcimb|\bedc\b|saldo shopee|gopay|belum disetor|permata|danamon
1529/1521 dalam (?:penyelesaian|pembangunan)|construction in progress
1600/1698 software|lisensi|licen[cs]e|goodwill|merek|hak cipta|aplikasi|waralaba|franchise|intangible|berwujud
1527/1529/1521 mesin|machin|instalasi|boiler|genset
1529/1521 kendaraan|vehicle|komputer|computer|laptop|hardware|inventaris|furniture|printer|\brak\b|alat berat|excavator|\bcrane\b|\btru(?:ck|k)s?\b|forklift|\bmobil\b|\bmotor\b
1525/1529/1521 peralatan|equipment|\btools?\b|mould|dies
1523/1521 tanah|\bland\b|bangunan|building|gedung|renovasi|leasehold
1521/1529 aset tetap
1523/1521? kantor|pabrik|gudang|office
1698 non current|tidak lancar
1499/1698 perlengkapan|aset lancar|current asset
1698 aset lain|other non current|other asset|agunan|lain.*tidak lancar
`);

export const liabilityRules = rulesOf(String.raw`
2194/2228/2988 titipan
2321 (?:tangguhan|deferred).*(?:pajak|tax)|(?:pajak|tax).*(?:tangguhan|deferred)
2191 \bppn\b|\bvat\b|\bpph\b|\btax\b|\bpajak\b|\bwht\b|\bpbb\b
2164 derivati
2192/2988/2228 dividen
2202/2187/2228? (?:leasing|pembiayaan).*(?:(?<!tidak )lancar|(?<!non )current|jangka pendek|jatuh tempo)
2303/2306 leasing|pembiayaan (?:konsumen|kendaraan)|finance lease
2312 (?:sewa|lease).*(?:non current|tidak lancar|jangka panjang|panjang)|jangka panjang.*lease
2187/2312 (?:liabilitas|utang) sewa|lease liab
2186/2311 \bkontrak\b|contract liab
2322 imbalan|employee benefit|pasca kerja|manfaat karyawan|pension
2202/2201 jatuh tempo|bagian lancar|current portion|current maturit
2111/2195/2988/2194/2228 bunga|interest
2342/2203 uang muka.*jangka panjang
2203/2988 uang muka|deposit.*(?:buyer|customer|pembeli|konsumen)|ditangguhkan|(?:customer|pelanggan).*deposit|deposit.*pelanggan|booking fee|voucher|unearned|dimuka
2341/2998 (?:jaminan|deposit).*(?:jangka panjang|long term)|(?:jangka panjang|long term).*(?:deposits?|jaminan)
2151/2228 (?:tenant|penyewa|security).*deposit|deposit.*(?:tenant|penyewa)|jaminan
2363 subordina.*(?:luar|overseas|offshore)
2362 subordina
2204/2302/2303 emisi|sukuk|obligasi|\bmtn\b|\bbonds?\b|surat berharga
2213/2303? (?:pinjaman|loan).*(?:luar negeri|overseas|\busd\b|\bjpy\b)|offshore
2304/2306/2988 (?:pemegang saham|shareholder|pemilik|direktur|director)|(?:pinjaman|loan|jangka panjang|long term).*${RELATED}|${RELATED}.*jangka panjang
2103/2121/2988 (?:usaha|dagang|trade|payables?|\bap\b).*${RELATED}|due to ${RELATED}
2103/2194/2228? \butang\b.*${RELATED}
2195/2988/2194/2228 \bthr\b|upah|lembur|gaji|salar|wage|bonus|accru|akrual|masih harus|terutang|bpjs|listrik|biaya
2228/2988? kartu kredit
2301/2212/2303 (?:bank|kredit|kpr|loan).*(?:jangka panjang|long term|ruko)|(?:jangka panjang|long term).*bank|\bkpr\b|kredit.*invest|bank.*invest|term loan|joint financing
2212/2201? pinjaman.*dalam negeri
2201 (?:construction|konstruksi).*(?:loan|kredit|pinjaman)|(?:kredit|pinjaman|loan).*konstruksi|trust receipt|pinjaman \brk\b|bank|\bkmk\b|\bkur\b|\bprk\b|overdraft|rekening koran|modal kerja|money market
2303/2306/2212? pinjaman|\bloan\b
2313/2228/2988 warranty|provision|provisi
2193/2102 utang proyek
2194/2228/2988 (?:utang|payables?) lain|other payable
2228/2988 (?:liabilitas|kewajiban) (?:lancar|jangka pendek)
2998/2988 jangka panjang|long term
2102/2121/2988 usaha|dagang|trade|gr ir|grni|belum ditagih|konsinyasi|giro|impor|kontraktor|supplier|vendor|mandor|dealer|premi|ekspedisi
2194/2228/2988? retensi|komisi|lain|other
2203/2151/2988? \bdeposit\b
2102/2121/2988? \butang\b|payable
`);

export const equityRules = rulesOf(String.raw`
3110/3102 simpanan (?:pokok|wajib)
3120 agio|tambahan|additional|premium
3297/3298 revaluasi|revaluation|komprehensif|\boci\b|comprehensive
3200 laba|cadangan|retained|dividen|profit|earnings
3102 modal|capital|saham|share
3298 ekuitas|equity
`);
