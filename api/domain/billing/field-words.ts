/** Everyday words for a payment, one per line, phrases separated by commas, and the pair for it in each era. */
export type FieldWords = { readonly classic?: string; readonly coretax?: string; readonly words: string };

const always = (pair: string, words: string): FieldWords => ({ classic: pair, coretax: pair, words });
const moved = (classic: string, coretax: string, words: string): FieldWords => ({ classic, coretax, words });
const classic = (pair: string, words: string): FieldWords => ({ classic: pair, words });
const coretax = (pair: string, words: string): FieldWords => ({ coretax: pair, words });

/** Words can be added here without changing the search. */
export const fieldWords: readonly FieldWords[] = [
  // PPh 21 and 26
  always(
    '411121-100',
    'gaji, gaji karyawan, upah, gaji pegawai, thr, bonus karyawan, lembur, tunjangan, komisaris, direksi',
  ),
  always(
    '411121-100',
    'honor, honor narasumber, honorarium, tenaga ahli, tukang, buruh harian, pekerja lepas, freelance, dokter, notaris, jasa notaris, pengacara',
  ),
  always(
    '411121-100',
    'salary, wages, payroll, employee income tax, bonus, spt masa pph 21, pph karyawan, pph pasal 21',
  ),
  moved(
    '411121-401',
    '411121-100',
    'pesangon, uang pesangon, jht, jaminan hari tua, uang tebusan pensiun, pensiun sekaligus, severance',
  ),
  moved('411121-402', '411121-100', 'honor pns, honor pejabat negara, honor tni polri'),
  moved(
    '411127-100',
    '411127-110',
    'pph 26, pph pasal 26, wajib pajak luar negeri, non resident, withholding tax foreign',
  ),
  moved(
    '411127-101',
    '411127-110',
    'dividen luar negeri, dividen ke luar negeri, dividen pemegang saham asing, foreign dividend',
  ),
  moved('411127-102', '411127-110', 'bunga luar negeri, bunga pinjaman luar negeri, foreign interest'),
  moved('411127-103', '411127-110', 'royalti luar negeri, lisensi luar negeri, foreign royalty'),
  moved('411127-104', '411127-110', 'jasa luar negeri pph, pph jasa luar negeri, jasa konsultan asing'),
  moved('411127-105', '411127-110', 'laba but, bentuk usaha tetap, branch profit tax'),
  always('411127-100', 'gaji orang asing, gaji ekspatriat, expatriate salary'),
  // PPh 22
  always(
    '411122-900',
    'pph 22 bumn, pembelian bumn, pph 22 swasta, industri semen, baja, penjualan bbm, pengumpul hasil kebun',
  ),
  always('411122-910', 'pph 22 bendahara, bendahara pemerintah, belanja barang dinas, instansi pemerintah'),
  always('411122-100', 'pph 22, pph pasal 22'),
  classic('411122-930', 'pph 22 desa, dana desa'),
  classic('411123-100', 'pph impor, pph 22 impor, impor, import income tax'),
  // PPh 23
  always(
    '411124-100',
    'pph 23, pph pasal 23, sewa mobil, sewa kendaraan, sewa mesin, sewa alat, sewa alat berat, rental mobil',
  ),
  always(
    '411124-100',
    'sewa genset, sewa laptop, sewa harta selain tanah bangunan, equipment rent, car rental, withholding tax',
  ),
  moved(
    '411124-104',
    '411124-100',
    'jasa, jasa konsultan, jasa teknik, jasa manajemen, jasa akuntan, jasa audit, jasa hukum, jasa pajak',
  ),
  moved(
    '411124-104',
    '411124-100',
    'jasa ekspedisi, freight forwarding, ongkos kirim, jasa pengiriman, jasa logistik, jasa angkut, trucking',
  ),
  moved(
    '411124-104',
    '411124-100',
    'jasa kebersihan, cleaning service, outsourcing, alih daya, satpam, jasa keamanan, katering, catering',
  ),
  moved(
    '411124-104',
    '411124-100',
    'jasa iklan, iklan, jasa internet, jasa it, software, maklon, jasa perawatan mesin, servis, jasa perbaikan',
  ),
  moved(
    '411124-104',
    '411124-100',
    'jasa cetak, event organizer, komisi agen, jasa perantara, jasa desain, jasa penilai, jasa pelatihan',
  ),
  moved('411124-104', '411124-100', 'consultant, consulting services, advertising, service fee, professional services'),
  moved(
    '411124-101',
    '411124-100',
    'dividen badan, dividen perusahaan, dividen pemegang saham badan, corporate dividend',
  ),
  moved('411124-102', '411124-100', 'bunga pinjaman, bunga utang, bunga afiliasi, loan interest'),
  moved('411124-103', '411124-100', 'royalti, royalty, lisensi, hak cipta, hak merek, waralaba, franchise'),
  moved('411124-100', '411124-100', 'hadiah lomba, penghargaan, prize of a contest'),
  // PPh 25 and 29
  always(
    '411126-100',
    'pph 25, pph pasal 25, pph 25 badan, angsuran pph badan, angsuran pajak, cicilan pph, corporate tax instalment',
  ),
  always(
    '411125-100',
    'pph 25 pribadi, pph 25 op, angsuran pph pribadi, angsuran orang pribadi, personal tax instalment',
  ),
  always(
    '411126-200',
    'pph 29, pph 29 badan, kurang bayar spt tahunan, spt tahunan badan, spt 1771, pph badan tahunan',
  ),
  always('411126-200', 'pelunasan pph badan, annual corporate tax, corporate income tax'),
  always('411126-300', 'stp pph badan, denda spt tahunan badan, denda telat lapor spt tahunan'),
  always('411125-200', 'pph 29 pribadi, kurang bayar spt tahunan, spt tahunan pribadi, spt 1770, annual personal tax'),
  // PPh 4(2)
  always(
    '411128-403',
    'sewa gedung, sewa kantor, sewa ruko, sewa rumah, sewa tanah, sewa bangunan, sewa gudang, sewa toko, sewa kios',
  ),
  always(
    '411128-403',
    'sewa apartemen, sewa tempat, sewa ruangan, kontrakan, kos, sewa lahan, sewa tower, service charge',
  ),
  always('411128-403', 'office rent, building rent, land rent, warehouse rent, house lease, rent'),
  always(
    '411128-402',
    'jual tanah, jual rumah, jual bangunan, jual beli tanah, jual ruko, jual apartemen, penjualan properti, phtb',
  ),
  always(
    '411128-402',
    'pph penjual tanah, ajb, akta jual beli, pengalihan hak tanah, balik nama, land sale, house sale, property sale',
  ),
  moved('411128-402', '411128-432', 'ppjb, ppjb rumah, pengikatan jual beli'),
  always(
    '411128-420',
    'umkm, umkm 0.5, umkm 0.5 persen, setengah persen, pp 55, pp 23, pp 46, omzet, omset, peredaran bruto',
  ),
  always('411128-420', 'usaha kecil, toko online, pph final umkm, small business, turnover tax'),
  moved('411128-423', '411128-100', 'umkm dipotong, umkm dipungut, potong umkm'),
  coretax('411128-100', 'pph pasal 4 ayat 2, pph 4 ayat 2, pph 4 2, pph final, final tax'),
  moved(
    '411128-419',
    '411128-100',
    'dividen, dividen orang pribadi, dividen pemegang saham pribadi, pembagian laba, dividend',
  ),
  moved(
    '411128-404',
    '411128-100',
    'bunga deposito, bunga tabungan, bunga bank, jasa giro, deposit interest, bank interest',
  ),
  moved('411128-401', '411128-100', 'obligasi, bunga obligasi, surat utang negara, bond interest'),
  moved('411128-405', '411128-100', 'hadiah undian, undian, doorprize, lottery prize'),
  moved('411128-406', '411128-100', 'jual saham, transaksi saham, saham bursa, share sale'),
  moved(
    '411128-409',
    '411128-100',
    'jasa konstruksi, kontraktor, pelaksana konstruksi, perencana konstruksi, pengawas konstruksi, renovasi',
  ),
  moved('411128-409', '411128-100', 'pemborong, borongan bangunan, termin proyek, construction services, contractor'),
  moved('411128-417', '411128-100', 'bunga simpanan koperasi, simpanan anggota koperasi'),
  always('411128-416', 'revaluasi, revaluasi aset, penilaian kembali aktiva tetap, asset revaluation, pph pasal 19'),
  always('411128-427', 'pps, program pengungkapan sukarela'),
  classic('411129-512', 'tax amnesty, amnesti pajak, uang tebusan'),
  // PPh 15
  moved(
    '411128-410',
    '411128-600',
    'kapal, sewa kapal, pelayaran, pelayaran dalam negeri, angkutan laut, shipping, pph 15, pph pasal 15',
  ),
  moved(
    '411128-411',
    '411128-600',
    'pelayaran luar negeri, penerbangan luar negeri, maskapai asing, foreign airline, foreign shipping',
  ),
  moved('411128-413', '411128-600', 'kantor perwakilan dagang asing, representative office'),
  moved('411129-101', '411129-600', 'charter pesawat, sewa pesawat, penerbangan dalam negeri'),
  // PPN and PPnBM
  always(
    '411211-100',
    'ppn, ppn dalam negeri, ppn masa, ppn kurang bayar, spt masa ppn, ppn keluaran, vat, value added tax',
  ),
  always('411211-100', 'ppn penjualan, ppn jasa, faktur pajak, ppn 11 persen, ppn 12 persen'),
  always(
    '411211-103',
    'kms, ppn kms, bangun rumah sendiri, bangun gedung sendiri, membangun sendiri, self build, build own house',
  ),
  moved(
    '411211-102',
    '411212-101',
    'jasa luar negeri, ppn jasa luar negeri, pemanfaatan jkp luar negeri, jasa dari luar negeri, jkp ln, ppn jln',
  ),
  moved(
    '411211-102',
    '411212-101',
    'google ads, facebook ads, iklan luar negeri, foreign services, reverse charge, imported services',
  ),
  moved(
    '411211-101',
    '411212-101',
    'barang tidak berwujud luar negeri, software luar negeri, langganan aplikasi luar negeri',
  ),
  always('411212-100', 'impor, ppn impor, impor barang, import, import vat'),
  classic('411211-104', 'jual aset, jual mobil kantor, penjualan aktiva, pasal 16d'),
  classic('411211-900', 'ppn bumn, wapu'),
  classic('411211-910', 'ppn bendahara, ppn bendahara apbn, ppn instansi pemerintah'),
  classic('411211-930', 'ppn desa, ppn dana desa'),
  coretax('411211-109', 'ppn lelang, lelang'),
  classic('411221-100', 'ppnbm, barang mewah, mobil mewah, luxury tax'),
  // Land
  classic('411313-100', 'pbb kebun, pbb sawit, perkebunan'),
  classic('411314-100', 'pbb hutan, perhutanan'),
  classic('411315-100', 'pbb tambang, pbb batubara, pertambangan'),
  always('411611-100', 'meterai, bea meterai, bea materai, stamp duty'),
  always('411611-512', 'denda meterai, pemeteraian kemudian'),
  coretax('411611-102', 'e meterai, meterai elektronik'),
  always('411612-100', 'meterai tempel, jual meterai'),
  coretax(
    '411618-100',
    'deposit, deposit pajak, isi deposit, saldo deposit, top up deposit, titip pajak, tax deposit, prepaid tax',
  ),
  coretax('411618-200', 'perpanjangan spt tahunan, tunda lapor spt, penundaan spt tahunan, filing extension'),
];
