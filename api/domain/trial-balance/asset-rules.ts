import { RELATED, rulesOf } from './rule.ts';

/** From the special to the general: the first that fits. */
export const assetRules = rulesOf(String.raw`
1401/1404? (?:cadangan|penyisihan|penurunan nilai|provision).*(?:persediaan|inventory|stock)
1534/1522 akumulasi.*(?:hak guna|rou|right of use)
1601/1522 akumulasi.*(?:amortisasi|software|lisensi)|amortisasi.*akumulasi|^amortisasi
1528/1530/1522 akumulasi.*(?:penyusutan|depreciation).*(?:mesin|machin|instalasi|boiler|genset)
1524/1522 akumulasi.*(?:penyusutan|depreciation).*(?:tanah|\bland\b|bangunan|gedung|building|renovasi|leasehold)
1526/1530/1522 akumulasi.*(?:penyusutan|depreciation).*(?:peralatan|\balat\b(?! berat)|cetakan|tool|equipment|mould|dies)
1526@B akumulasi.*(?:komputer|computer|laptop|printer|hardware|elektronik)
1530/1522 akumulasi.*(?:penyusutan|depreciation)|(?:penyusutan|depreciation) akumulasi
1163@L? (?:cadangan|ckpn|penyisihan).*(?:multi ?guna|konsumen)
1162@L? (?:cadangan|ckpn|penyisihan).*modal
1161@L? (?:cadangan|ckpn|penyisihan).*(?:sewa|investasi)
1698@L? piutang (?:bunga|denda|premi|asuransi)
1164@L murabahah|jual beli
1165@L \bimbt\b|ijarah muntahiya|pembiayaan investasi.*syariah
1166@L ijarah|pembiayaan jasa.*syariah
1521@L aset sewa|sewa operasi
1698@L ^(?!.*(?:cadangan|penyisihan|ckpn|nilai)).*(?:reposesi|ditarik|\bayda\b|diambil alih)
1163@L multi ?guna|multipurpose|pembiayaan konsumen|consumer financ
1161@L sewa guna|finance lease
1162@L (?:piutang|pembiayaan|financing|ckpn|cadangan).*modal (?:kerja|usaha)|factoring|anjak
1161@L pembiayaan investasi|investment financing|(?:piutang|ckpn|cadangan|penghasilan|pendapatan).*sewa pembiayaan|finance lease receivable
1131/1658 (?:cadangan|penyisihan|allowance|provision|penyusutan).*(?:piutang|kerugian|receivable|doubtful|impairment|nilai|ragu|\bar\b)|ckpn
1611 (?:pajak|tax).*(?:tangguhan|deferred)|(?:tangguhan|deferred).*(?:pajak|tax)
1651/1574/1423 restitusi|pph.*lebih bayar|lebih bayar.*pph|pph 28a|(?:claim|refund|tagihan|klaim).*(?:pajak|tax|pph|ppn)|(?:pajak|tax|pph|ppn).*(?:claim|refund)
1574/1423 (?:pajak|tax).*tidak lancar
1423 \bppn\b|\bvat\b|\bpph\b|\btax\b|\bpajak\b
1533/1521 hak guna|\brou\b|right of use
1124/1180/1698? piutang.*(?:jaminan|reimburs|klaim|claim)|^(?:klaim|claim)
1697/1698/1499? uang jaminan|jaminan|security deposit|deposit pln
1214/1122? retensi
1162@L (?:piutang|pembiayaan|financing).*modal kerja|working capital|factoring|anjak
1163@L? ^pembiayaan|fasilitas dana
1180@L piutang pembiayaan|financing receivable
1125/1180/1698 (?:piutang|receivable).*(?:non dagang|non usaha|non trade)|due from|(?:piutang|pinjaman|loan|receivable).*(?:direk|direct|pemilik|owner|pemegang saham|shareholder)
1125/1180/1698 (?:other receivable|piutang lain).*${RELATED}
1141@L derivati
1181/1213? (?:tagihan|piutang).*pekerjaan
1123/1213/1698 (?:usaha|dagang|trade|receivable|\bar\b).*${RELATED}|${RELATED}.*(?:usaha|dagang|trade)
1125/1180/1698? piutang.*${RELATED}
1501/1519/1698 (?:piutang|receivable).*(?:jangka panjang|tidak lancar)|long term receivable
1181/1213/1122? \btermin\b
1181/1122 \bkontrak\b|contract asset|tagihan bruto|unbilled
1124/1180/1698 (?:piutang|receivable|pinjaman|loan).*(?:karyawan|employee|staff|lain|other|bunga|denda)|(?:staff|employee|karyawan).*(?:loan|pinjaman)|other receivable|kasbon|bon karyawan|employee loan
1213/1122 (?:tagihan|piutang).*(?:\bkpr\b|\bkpa\b)|(?:\bkpr\b|\bkpa\b).*(?:tagihan|piutang)
1122/1213/1698 (?:piutang|receivables?|tagihan) (?:usaha|dagang|trade|pelanggan|customer)|(?:trade|accounts?) (?:receivable|debtor)|wesel tagih|\bar\b|piutang giro
1124/1180/1698? piutang.*(?:asuransi|sewa)
1122/1213/1698? piutang|receivable|tagihan|debtors?\b
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
1402/1401? komponen|component
1402/1401 bahan (?:baku|pembungkus|pembantu|penolong|kimia)|zat warna|kimia|raw material|packaging|kemasan
1403/1401 setengah jadi|in process|(?<!giro.*)dalam proses|semi finished
1404/1401 finished (?:good|product)|barang jadi|\bjadi\b|siap jual
1600/1698 ^(?!.*(?:dimuka|prepaid)).*(?:website|\bmerk\b|hak (?:paten|merk|merek|cipta)|good will|paten\b|software|perangkat lunak|takberwujud|lisensi|licen[cs]e|goodwill|merek|hak cipta|aplikasi|waralaba|franchise|intangible|berwujud)
1655/1518/1600 konsesi
1404/1401 barang dagang|merchandise
1529/1521? aset(?: tetap)? dalam proses|bangunan dalam konstruksi
1401/1499? ^(?:biaya|beban) (?:perolehan|pematangan|pembebasan|prasarana|konstruksi|pengembangan)
1401 persediaan|inventory|\bstok\b|\bstock\b
1401/1402? makanan|minuman|kemasan|persediaan|material|inventory|\bstok\b|\bstock\b|spare part|goods in transit|barang dalam perjalanan|dikembangkan|real estat|kavling
1402/1499/1401? suppl(?:y|ies) and|consumable|stores\b
1612/1698 deferred charge|(?:beban|biaya) (?:tangguhan|ditangguhkan)|ditangguhkan|pra ?operasi|pre operating
1573/1421 dimuka.*(?:jangka panjang|tidak lancar)
1421/1698 dimuka|prepaid|prepayment|\bbdd\b
1422/1499/1698 uang muka|persekot|advance
1422/1124/1499? panjar|bon sementara
1521@H? contoh|show unit|kantor pemasaran|marketing gallery
1583@H persediaan tidak lancar|tanah.*jangka panjang|tanah untuk pengembangan
1401@H? \b(?:unit|rumah|ruko|kios|apartemen|lahan|pengurukan|pematangan|sertifikat|splitsing|prasarana)\b|bangunan dalam
1405 untuk dijual|held for sale
1531 tanaman|biologi|ternak
1101/1103 deposito|time deposit|berjangka
1104/1101? (?:luar negeri|singapore|overseas|\bsg\b)
1101/1102 \bkas\b|petty cash|\bcash\b
1101/1103 escrow|virtual account|\bqris\b|\bbjb\b|\bocbc\b|\bmufg\b|\bbsi\b|\bpanin\b|maybank|\buob\b|\bhsbc\b|current account|\bbank\b|\bgiro\b|tabungan|\bbca\b|mandiri|\bbni\b|\bbri\b|\bbtn\b|\bcimb|\bedc\b|dompet|saldo shopee|gopay|belum disetor|permata|danamon
1529/1521 dalam (?:penyelesaian|pembangunan)|(?:construction|capital work) in progress
1527/1529/1521 mesin|machin|instalasi|boiler|genset
1525@B komputer|computer|laptop|printer|hardware|elektronik
1529/1521 ^(?:inventaris|furnitur)|mebel|meubel|furnitur|perabot|elektronik|electronics|motorcycle|armada|ambulan|kendaraan|vehicle|komputer|computer|laptop|hardware|inventaris|furniture|printer|\brak\b|alat berat|excavator|\bcrane\b|\btru(?:ck|k)s?\b|forklift|\bmobil\b|\bmotor\b
1525/1529/1521 ^alat\b|cetakan|peralatan|equipment|\btools?\b|mould|dies
1523/1521 tanah|\bland\b|bangunan|building|gedung|renovasi|leasehold
1521/1529 aset tetap
1523/1521? kantor|pabrik|gudang|office
1200/1211/1151 temporary invest|investasi (?:sementara|jangka pendek)
1599/1590/1211? \binvestasi\b
1698/1499? \bdeposit\b|pendirian|perijinan|perizinan|(?:beban|biaya).*tangguhan
1698 non current|tidak lancar
1499/1698 perlengkapan|aset lancar|current asset
1698 aset lain|other non current|other asset|agunan|lain.*tidak lancar
`);
