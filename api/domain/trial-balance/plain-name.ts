/** How accounts are abbreviated. Both spellings of a word become one. */
const FULL: Readonly<Record<string, string>> = Object.fromEntries(
  `piut piutang; ar receivable; hut utang; ut utang; hutang utang; ap payable; peny penyusutan; susut penyusutan; subkon subkontraktor
  akum akumulasi; akm akumulasi; ak akumulasi; acm akumulasi; acc akumulasi; accum akumulasi; accumulated akumulasi
  depr depreciation; dep depreciation; depn depreciation; amort amortisasi; amortisation amortisasi; amortization amortisasi
  by biaya; pend pendapatan; pendptn pendapatan; penj penjualan; pemb pembelian; persed persediaan; persd persediaan
  sediaan persediaan; pot potongan; disc potongan; diskon potongan; discount potongan; dbyr dibayar; dibyr dibayar
  byr dibayar; dmk dimuka; um uang muka; dp uang muka; tnh tanah; bang bangunan; bldg building; inv inventaris
  jk jangka; pjg panjang; ymh masih harus; ymhd masih harus dibayar; msh masih; hrs harus; klr keluaran; msk masukan
  psl pasal; ps pasal; kntr kantor; tdk tidak; cad cadangan; allow allowance; liab liabilitas; kewajiban liabilitas
  deviden dividen; brg barang; dlm dalam; th tahun; thn tahun; rm raw material; wip work in process; fg finished goods
  adm administrasi; telp telepon; telpon telepon; suplier supplier; aktiva aset; labour labor; terhutang terutang
  penghsln penghasilan; blm belum; lt jangka panjang; equip equipment; stationary stationery
  sed persediaan; bhn bahan; bdp barang dalam proses; wdp barang dalam proses; kary karyawan; pinj pinjaman; kend kendaraan
  inst instalasi; perl perlengkapan; bymhd biaya masih harus dibayar; bymh biaya masih harus dibayar; bmhd biaya masih harus dibayar; ldb laba ditahan
  pemel pemeliharaan; tunj tunjangan; asr asuransi; pengh penghapusan; ki kredit investasi; jt jatuh; eqp equipment
  penyst penyusutan; btkl tenaga kerja langsung; bop overhead pabrik; foh overhead pabrik; perlengkap perlengkapan; depresiasi penyusutan
  whse warehouse; exp expense; wc modal kerja; fa fixed asset; re retained earnings; apic additional paid in capital
  dtl deferred tax liabilitas; dta deferred tax asset; cip construction in progress; cit corporate income tax
  mgt management fee; kes kesehatan; pjk pajak; tab tabungan; slsh selisih; prov provision; prof professional
  sparepart spare part; sparepat spare part; mkt marketing; mktg marketing; opr operasional; bpp beban pokok; pelunasn pelunasan
  accr accrued; adv advance; int interest; dmg damage; bngn bangunan; mhd masih harus dibayar; kas kas; pend pendapatan
  pendpt pendapatan; karyw karyawan; perush perusahaan; dep depreciation; peralt peralatan; inventry inventory; ccy currency
  ins insurance; maint maintenance; svc service; comm commission; whs warehouse; prsd persediaan; adm administrasi`
    .split(/;|\n/)
    .map((pair) => {
      const [short = '', ...full] = pair.trim().split(' ');
      return [short, full.join(' ')];
    }),
);

/** Words long enough that one wrong letter still tells them apart. */
const KNOWN = new Set(
  `akumulasi penyusutan depreciation amortisasi piutang receivable receivables persediaan inventory equipment kendaraan
  bangunan building peralatan pendapatan penjualan pembelian rekening perlengkapan dibayar pelanggan pemegang jaminan
  investasi penyertaan karyawan komprehensif sumbangan pinjaman dividen retained earnings expense payable liabilities
  imbalan tangguhan konsultan promosi perjalanan pengobatan furniture vehicles machinery entertainment improvement
  reimbursement deferred training communication insurance asuransi penyisihan pemeliharaan perbaikan perlengkapan komisi
  cadangan tunjangan administrasi penghasilan restitusi kesehatan penghapusan kendaraan inventaris liabilitas donation`.split(
    /\s+/,
  ),
);

const SHORTEST = 6;

/** One letter added, left out, or another. */
const isOneOff = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
};

const corrected = (word: string): string => {
  if (word.length < SHORTEST || KNOWN.has(word)) return word;
  const near = [...KNOWN].filter((known) => isOneOff(word, known));
  return near.length === 1 ? (near[0] ?? word) : word;
};

/** Lower case without signs, abbreviations written out, typing errors of one letter corrected. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\ba\/r\b/g, 'ar')
    .replace(/\ba\/p\b/g, 'ap')
    .replace(/\bl\/r\b/g, 'laba rugi')
    .replace(/(\p{L})2\b/gu, '$1')
    .replace(/di\s+muka/g, 'dimuka')
    .replace(/\bu[./]\s?m\b\.?/g, 'uang muka ')
    .replace(/\br\s?&\s?m\b/g, 'repair maintenance')
    .replace(/\bt\/r\b/g, 'trust receipt')
    .replace(/valuta asing|\bvalas\b/g, 'kurs')
    .replace(/down ?payments?/g, 'uang muka')
    .replace(/\b(jual|penjualan|penj\.?|hapus) at\b/g, '$1 aset tetap')
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(FULL, word) ? (FULL[word] ?? word) : corrected(word)))
    .join(' ');
