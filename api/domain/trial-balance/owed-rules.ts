import { BANKS, RELATED, rulesOf } from './rule.ts';

/** From the special to the general: the first that fits. */
export const liabilityRules = rulesOf(String.raw`
2194/2228@H? titipan
2194/2228/2988 titipan
2321 (?:tangguhan|deferred).*(?:pajak|tax)|(?:pajak|tax).*(?:tangguhan|deferred)
2191 \bppn\b|\bvat\b|\bpph\b|\btax\b|\bpajak\b|taxation|\bwht\b|\bpbb\b
2164 derivati
2192/2988/2228 dividen
2202/2187/2228? (?:leasing|pembiayaan).*(?:(?<!tidak )lancar|(?<!non )current|jangka pendek|jatuh tempo)
2312/2303/2306? sewa guna
2303/2306? leasing|pembiayaan (?:konsumen|kendaraan)|finance lease
2312 (?:sewa|lease).*(?:non current|tidak lancar|jangka panjang|panjang|long term)|(?:jangka panjang|long term).*lease
2187/2312 (?:liabilitas|utang) sewa|lease liab
2186/2311 \bkontrak\b|contract liab
2322 retirement|imbalan|pesangon|pensiun|employee benefit|pasca kerja|manfaat karyawan|pension
2202/2201 jatuh tempo|bagian lancar|current portion|current maturit
2111/2195/2988/2194/2228 bunga|interest
2195/2988/2228/2194 accru|akrual|terakru|masih harus dibayar
2342/2203 uang muka.*jangka panjang
2203/2988/2228 pendapatan.*tangguhan
2203/2988/2228 uang muka|deposit.*(?:buyer|customer|pembeli|konsumen)|ditangguhkan|(?:customer|pelanggan).*deposit|deposit.*pelanggan|booking fee|voucher|unearned|advance|dimuka
2341/2998 (?:jaminan|deposit).*(?:jangka panjang|long term)|(?:jangka panjang|long term).*(?:deposits?|jaminan)
2151/2228 (?:tenant|penyewa|security).*deposit|deposit.*(?:tenant|penyewa)|jaminan
2363 subordina.*(?:luar|overseas|offshore)
2362 subordina
2204/2302/2303 emisi|sukuk|obligasi|medium term|surat utang|\bmtn\b|\bbonds?\b|surat berharga
2213/2303? (?:pinjaman|loan).*(?:luar negeri|overseas|\busd\b|\bjpy\b)|offshore
2304/2306/2988/2228 (?:pemegang saham|shareholder|pemilik|pendiri|direktur|direksi|director)|(?:pinjaman|loan|jangka panjang|long term).*${RELATED}|${RELATED}.*jangka panjang
2103/2121/2988/2228 (?:usaha|dagang|trade|payables?|\bap\b).*${RELATED}|due to ${RELATED}
2103/2194/2228? \butang\b.*${RELATED}
2194/2228/2988? retensi
2102/2121/2988/2228 \butang (?:usaha|dagang)\b|wesel bayar|notes payable
2195/2988/2194/2228 \bthr\b|upah|tantiem|lembur|gaji|salar|wage|bonus|accru|akrual|masih harus|terutang|bpjs|listrik|biaya
2228/2988? kartu kredit
2301/2212/2303 ${BANKS}.*jangka panjang|jangka panjang.*${BANKS}
2301/2212/2303 (?:bank|kredit|kpr|loan).*(?:jangka panjang|long term|ruko)|(?:jangka panjang|long term).*bank|\bkpr\b|kredit.*invest|bank.*invest|(?<!short )term loan|joint financing
2212/2201? pinjaman.*dalam negeri
2201 (?:construction|konstruksi).*(?:loan|kredit|pinjaman)|(?:kredit|pinjaman|loan).*konstruksi|trust receipt|pinjaman \brk\b|bank|\bkmk\b|\bkur\b|\bprk\b|short term loan|overdraft|rekening koran|modal kerja|money market
2201/2212? (?:pinjaman|kredit|\bloan\b).*${BANKS}|murabahah
2303/2306/2212? pinjaman|\bloan\b
2313/2228/2988 warranty|provision|provisi
2193/2102 utang proyek
2998/2988/2228 lain.*jangka panjang|jangka panjang.*lain
2194/2228/2988 (?:utang|payables?) lain|other payable
2228/2988 (?:liabilitas|kewajiban) (?:lancar|jangka pendek)
2998/2988/2228 jangka panjang|long term
2102/2121/2988/2228 not invoiced|usaha|dagang|trade|gr ir|grni|belum ditagih|konsinyasi|giro|impor|kontraktor|supplier|vendor|mandor|dealer|premi|ekspedisi
2194/2228/2988? komisi|lain|other
2203/2151/2988/2228? \bdeposit\b
2998? hibah
2102/2121/2988/2228? \butang\b|payable|creditors?\b
`);

export const equityRules = rulesOf(String.raw`
3110/3102 simpanan (?:pokok|wajib)
3120 sepengendali
3298? treasury|diperoleh kembali|uang muka.*(?:modal|saham)
3120? hibah
3120 agio|tambahan|additional|premium
3297/3298 translation|lindung nilai|hedg|pengukuran kembali|remeasurement|translasi|penjabaran|aktuari|actuarial|revaluasi|revaluation|komprehensif|\boci\b|comprehensive
3200 laba|reserves?\b|cadangan|retained|dividen|profit|earnings
3102 modal|capital|saham|share
3298 ekuitas|equity
`);
