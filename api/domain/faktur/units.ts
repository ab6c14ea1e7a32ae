/** Units of the office, with its own labels (sheet REF of its converter workbook; 39 since mid 2025, 33 before). */
export const units: Readonly<Record<string, string>> = {
  'UM.0001': 'Metrik Ton',
  'UM.0002': 'Wet Ton',
  'UM.0003': 'Kilogram',
  'UM.0004': 'Gram',
  'UM.0005': 'Karat',
  'UM.0006': 'Kiloliter',
  'UM.0007': 'Liter',
  'UM.0008': 'Barrel',
  'UM.0009': 'MMBTU',
  'UM.0010': 'Ampere',
  'UM.0011': 'Sentimeter Kubik',
  'UM.0012': 'Meter Persegi',
  'UM.0013': 'Meter',
  'UM.0014': 'Inches',
  'UM.0015': 'Sentimeter',
  'UM.0016': 'Yard',
  'UM.0017': 'Lusin',
  'UM.0018': 'Unit',
  'UM.0019': 'Set',
  'UM.0020': 'Lembar',
  'UM.0021': 'Piece',
  'UM.0022': 'Boks',
  'UM.0023': 'Tahun',
  'UM.0024': 'Bulan',
  'UM.0025': 'Minggu',
  'UM.0026': 'Hari',
  'UM.0027': 'Jam',
  'UM.0028': 'Menit',
  'UM.0029': 'Persen',
  'UM.0030': 'Kegiatan',
  'UM.0031': 'Laporan',
  'UM.0032': 'Bahan',
  'UM.0033': 'Lainnya',
  'UM.0034': 'Meter Kubik',
  'UM.0035': 'Sentimeter Persegi',
  'UM.0036': 'Drum',
  'UM.0037': 'Karton',
  'UM.0038': 'Kwh',
  'UM.0039': 'Roll',
};

const byName = new Map(Object.entries(units).map(([code, name]) => [name.toLowerCase(), code]));

export const isUnit = (code: string): boolean => Object.hasOwn(units, code);

/** The office's label of a unit; the code itself if it is not in the list. */
export const unitName = (code: string): string => (isUnit(code) ? (units[code] ?? code) : code);

/** The code of a unit given as code or label, in any case; null if it is neither. */
export const unitCode = (text: string): string | null => {
  const clean = text.trim();
  const code = clean.toUpperCase();
  return isUnit(code) ? code : (byName.get(clean.toLowerCase()) ?? null);
};

/** Six digits. The office's list of goods and services is not available, so only the general code is offered. */
export const GENERAL_CODE = '000000';

export const isGoodsCode = (code: string): boolean => /^\d{6}$/.test(code);
