import { assetNames } from './asset-codes.ts';

/** Words in the books of companies, with the office's kind of asset; the first that fits the group is proposed. */
const words: readonly (readonly [RegExp, string])[] = [
  [
    /\b(komputer|laptop|printer|server|elektronik|pendingin|cctv|proyektor|telepon|computer|electronic\w*)\b/i,
    'Peralatan Elektronik',
  ],
  [/\b(truk|truck|pick\s?up|boks|box|angkutan|tronton|trailer)\b/i, 'Kendaraan Angkutan'],
  [/\b(forklift|ambulans|alat berat|ekskavator|excavator|crane|traktor)\b/i, 'Kendaraan Khusus'],
  [/\bbus\b/i, 'Bus'],
  [/\b(motor|motorcycle)\b/i, 'Motor'],
  [/\b(mobil|sedan|minibus|car)\b/i, 'Mobil Penumpang'],
  [/\b(sepeda|bicycle)\b/i, 'Sepeda'],
  [/\b(mesin|lini|instalasi|pembangkit|genset|pompa|machine\w*)\b/i, 'Mesin'],
  [/\b(meja|kursi|lemari|mebel|furnitur|furniture|inventaris)\b/i, 'Rumah Tangga/Furnitur'],
  [/\b(kapal|tongkang|ship)\b/i, 'Kapal Laut'],
  [/\b(peralatan|perkakas|perlengkapan|alat|equipment|tools?)\b/i, 'Peralatan'],
  [/\b(rumah|mes|mess|house)\b/i, 'Bangunan untuk tempat tinggal'],
  [
    /\b(gedung|bangunan|pabrik|kantor|gudang|toko|ruko|building|factory|office|warehouse|shop)\b/i,
    'Bangunan untuk usaha (toko, pabrik, kantor, gudang, dan sejenisnya)',
  ],
  [/\b(hgb|guna bangunan)\b/i, 'Hak Guna Bangunan'],
  [/\b(hgu|guna usaha)\b/i, 'Hak Guna Usaha'],
  [/\b(merek|merk|brand|trademark)\b/i, 'Merek dagang'],
  [/\bpaten\w*/i, 'Paten'],
  [/\b(lisensi|perangkat lunak|software|aplikasi|licen[cs]e)\b/i, 'Harta Tidak Berwujud Lainnya'],
];

const pairs = (text: string): readonly string[] => {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
};

/** Share of the pairs of letters that two texts have in common, 0 to 1. */
const alike = (one: string, other: string): number => {
  const rest = [...pairs(other)];
  const own = pairs(one);
  const all = own.length + rest.length;
  let common = 0;
  for (const pair of own) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  return all === 0 ? 0 : (2 * common) / all;
};

const ALIKE = 0.55;

/** The kind of asset of the office that a text most likely means, of those that the group takes; null if none is near. */
export const nearestAsset = (text: string, group: string): string | null => {
  const names = assetNames(group);
  const [near] = names
    .map((name) => ({ name, share: alike(text, name) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  return near?.name ?? words.find(([word, name]) => word.test(text) && names.includes(name))?.[1] ?? null;
};
