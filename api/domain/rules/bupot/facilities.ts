/**
 * Exemption certificates (SKB) by tax, tax borne by the government (DTP), the certificate of small businesses, that of
 * domicile abroad (SKD, treaty), and any other ground.
 */
export const slipFacilities = [
  'NONE',
  'SKB21',
  'SKB22',
  'SKB23',
  'SKB_PHTB',
  'SKB_DEPOSIT',
  'DTP',
  'UMKM',
  'SKD',
  'OTHER',
] as const;
export type SlipFacility = (typeof slipFacilities)[number];

export type FacilityEffect = 'none' | 'exempt' | 'borne' | 'own_rate' | 'typed';

/** Required with a facility: number of its document, NTPN of the tax borne, treaty rate. */
export type FacilityNeed = 'number' | 'ntpn' | 'rate';

export type Freed = 'rate' | 'nett' | 'tax';

export type Facility = {
  readonly code: SlipFacility;
  readonly coretax: string;
  /** `TaxCertificate` in the tax office's files. */
  readonly xml: string;
  readonly name: string;
  readonly effect: FacilityEffect;
  readonly needs: readonly FacilityNeed[];
};

/** Facilities as Coretax lists them (PER-11/PJ/2025), by our code. */
export const facilities: Readonly<Record<SlipFacility, Facility>> = {
  NONE: { code: 'NONE', coretax: '9', xml: 'N/A', name: 'Tanpa Fasilitas', effect: 'none', needs: [] },
  SKB21: {
    code: 'SKB21',
    coretax: '10',
    xml: 'TaxExAr21',
    name: 'Surat Keterangan Bebas (SKB) PPh Pasal 21',
    effect: 'exempt',
    needs: ['number'],
  },
  SKB22: {
    code: 'SKB22',
    coretax: '1',
    xml: 'TaxExAr22',
    name: 'Surat Keterangan Bebas (SKB) PPh Pasal 22',
    effect: 'exempt',
    needs: ['number'],
  },
  SKB23: {
    code: 'SKB23',
    coretax: '2',
    xml: 'TaxExAr23',
    name: 'Surat Keterangan Bebas (SKB) PPh Pasal 23',
    effect: 'exempt',
    needs: ['number'],
  },
  SKB_PHTB: {
    code: 'SKB_PHTB',
    coretax: '3',
    xml: 'TaxExIntPhtb',
    name: 'SKB PPh Pengalihan Hak atas Tanah dan/atau Bangunan',
    effect: 'exempt',
    needs: ['number'],
  },
  SKB_DEPOSIT: {
    code: 'SKB_DEPOSIT',
    coretax: '5',
    xml: 'TaxExIntDep',
    name: 'SKB PPh atas Bunga Deposito dan Tabungan',
    effect: 'exempt',
    needs: ['number'],
  },
  DTP: {
    code: 'DTP',
    coretax: '4',
    xml: 'DTP',
    name: 'PPh Ditanggung Pemerintah',
    effect: 'borne',
    needs: ['number', 'ntpn'],
  },
  UMKM: {
    code: 'UMKM',
    coretax: '6',
    xml: 'PP23',
    name: 'Surat Keterangan Peredaran Bruto Tertentu (PP 23/2018, PP 55/2022)',
    effect: 'own_rate',
    needs: ['number'],
  },
  SKD: {
    code: 'SKD',
    coretax: '7',
    xml: 'COD',
    name: 'Surat Keterangan Domisili WPLN (P3B)',
    effect: 'typed',
    needs: ['number', 'rate'],
  },
  OTHER: { code: 'OTHER', coretax: '8', xml: 'ETC', name: 'Fasilitas Lainnya', effect: 'typed', needs: ['number'] },
};

/** "ECT" is in the tax office's own schema of monthly slips, "SKD" in exports of slips of article 26. */
const otherSpellings: Readonly<Record<string, SlipFacility>> = { ect: 'OTHER', skd: 'SKD', '': 'NONE' };

const bySpelling = new Map<string, SlipFacility>([
  ...Object.entries(otherSpellings),
  ...slipFacilities.map((code) => [facilities[code].xml.toLowerCase(), code] as const),
]);

/** The facility in `TaxCertificate` of a file, or null if unknown. */
export const facilityFromXml = (text: string): SlipFacility | null => bySpelling.get(text.trim().toLowerCase()) ?? null;
