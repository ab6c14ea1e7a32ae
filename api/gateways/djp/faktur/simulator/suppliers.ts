export type Ware = {
  readonly opt: 'A' | 'B';
  readonly name: string;
  readonly unit: string;
  /** In whole rupiah, and the largest quantity on one line. */
  readonly low: number;
  readonly high: number;
  readonly most: number;
};

export type Supplier = {
  readonly npwp: string;
  readonly name: string;
  readonly address: string;
  readonly mark: string;
  readonly code: string;
  readonly wares: readonly Ware[];
};

const goods = (name: string, unit: string, low: number, high: number, most: number): Ware => ({
  opt: 'A',
  name,
  unit,
  low,
  high,
  most,
});
const service = (name: string, low: number, high: number, unit = 'UM.0030'): Ware => ({
  opt: 'B',
  name,
  unit,
  low,
  high,
  most: 1,
});

/** All PKP. One sells untaxed goods (08). */
export const suppliers: readonly Supplier[] = [
  {
    npwp: '0029000015021000',
    name: 'PT Sinar Kabel Makmur',
    mark: 'SKM',
    code: '04',
    address: 'Jalan Daan Mogot 112, Jakarta Barat 11510',
    wares: [
      goods('Kabel tembaga NYY 4 × 16 mm²', 'UM.0039', 2_150_000, 6_900_000, 12),
      goods('Terminasi kabel 20 kV', 'UM.0019', 1_150_000, 2_450_000, 8),
    ],
  },
  {
    npwp: '0029000023062000',
    name: 'PT Baja Karunia Utama',
    mark: 'BKU',
    code: '04',
    address: 'Jalan Raya Bekasi KM 27, Bekasi 17132',
    wares: [
      goods('Plat baja 10 mm', 'UM.0020', 3_400_000, 7_250_000, 14),
      goods('Besi siku 50 × 50 × 5', 'UM.0021', 285_000, 430_000, 60),
    ],
  },
  {
    npwp: '0029000031013000',
    name: 'PT Andalan Alat Kantor',
    mark: 'INV-AAK',
    code: '04',
    address: 'Jalan Mangga Dua Raya 8, Jakarta Utara 14430',
    wares: [
      goods('Kertas A4 80 gram', 'UM.0022', 215_000, 262_500, 20),
      goods('Printer laser multifungsi', 'UM.0018', 4_650_000, 9_800_000, 2),
    ],
  },
  {
    npwp: '0029000049044000',
    name: 'PT Lintas Data Telematika',
    mark: 'LDT',
    code: '04',
    address: 'Jalan HR Rasuna Said Kav. 5, Jakarta Selatan 12950',
    wares: [
      service('Sambungan internet khusus 200 Mbps', 8_500_000, 14_500_000, 'UM.0024'),
      service('Sewa server awan', 3_200_000, 9_600_000, 'UM.0024'),
    ],
  },
  {
    npwp: '0029000056073000',
    name: 'PT Griya Sewa Perkantoran',
    mark: 'GSP',
    code: '04',
    address: 'Jalan TB Simatupang 18, Jakarta Selatan 12430',
    wares: [
      service('Sewa ruang kantor', 38_000_000, 72_000_000, 'UM.0024'),
      service('Jasa pelayanan gedung', 6_400_000, 11_200_000, 'UM.0024'),
    ],
  },
  {
    npwp: '0029000064021000',
    name: 'PT Mitra Angkut Samudra',
    mark: 'MAS',
    code: '05',
    address: 'Jalan Yos Sudarso 77, Jakarta Utara 14320',
    wares: [
      service('Jasa pengurusan transportasi', 12_500_000, 46_000_000),
      service('Jasa bongkar muat', 4_800_000, 16_500_000),
    ],
  },
  {
    npwp: '0029000072062000',
    name: 'PT Surya Mobilindo',
    mark: 'SMI',
    code: '04',
    address: 'Jalan MT Haryono 15, Jakarta Timur 13330',
    wares: [
      service('Pemeliharaan sedan direksi', 2_400_000, 9_500_000),
      service('Sewa sedan operasional', 8_900_000, 13_500_000, 'UM.0024'),
    ],
  },
  {
    npwp: '0029000080013000',
    name: 'PT Tirta Boga Katering',
    mark: 'TBK',
    code: '04',
    address: 'Jalan Kemang Raya 40, Jakarta Selatan 12730',
    wares: [
      service('Perlengkapan acara karyawan', 3_500_000, 18_000_000),
      goods('Bingkisan hari raya', 'UM.0033', 185_000, 420_000, 60),
    ],
  },
  {
    npwp: '0029000098044000',
    name: 'PT Cipta Mesin Presisi',
    mark: 'CMP',
    code: '04',
    address: 'Kawasan Industri Jababeka Blok F3, Bekasi 17530',
    wares: [
      goods('Pompa sentrifugal 11 kW', 'UM.0018', 18_500_000, 34_000_000, 3),
      goods('Suku cadang genset', 'UM.0019', 2_750_000, 8_400_000, 6),
    ],
  },
  {
    npwp: '0029000106411000',
    name: 'PT Rekayasa Solusi Integra',
    mark: 'RSI',
    code: '04',
    address: 'Jalan Ir. H. Juanda 30, Bandung 40132',
    wares: [
      service('Jasa konsultansi teknik', 25_000_000, 88_000_000),
      service('Pelatihan operator', 7_500_000, 15_000_000),
    ],
  },
  {
    npwp: '0029000114631000',
    name: 'PT Media Promosi Nusantara',
    mark: 'MPN',
    code: '04',
    address: 'Jalan Basuki Rahmat 60, Surabaya 60271',
    wares: [
      service('Jasa periklanan digital', 9_000_000, 42_000_000),
      goods('Cetakan katalog', 'UM.0020', 18_500, 46_000, 500),
    ],
  },
  {
    npwp: '0029000122062000',
    name: 'PT Tambak Segar Bahari',
    mark: 'TSB',
    code: '08',
    address: 'Jalan Pelabuhan 3, Lampung 35221',
    wares: [goods('Ikan tuna beku', 'UM.0003', 62_000, 98_000, 300)],
  },
];
