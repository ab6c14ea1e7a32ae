const sameWords: Readonly<Record<string, readonly string[]>> = {
  materai: ['meterai'],
  vat: ['ppn'],
  perusahaan: ['badan'],
  pt: ['badan'],
  cv: ['badan'],
  company: ['badan'],
  corporate: ['badan'],
  op: ['pribadi'],
  perorangan: ['pribadi'],
  personal: ['pribadi'],
  individual: ['pribadi'],
  denda: ['stp'],
  sanksi: ['stp'],
  telat: ['stp'],
  terlambat: ['stp'],
  tagihan: ['stp'],
  penalty: ['stp'],
  fine: ['stp'],
  skp: ['skpkb', 'skpkbt'],
  ketetapan: ['skpkb'],
  assessment: ['skpkb', 'stp'],
  appeal: ['banding'],
  objection: ['keberatan'],
  rent: ['sewa'],
  rental: ['sewa'],
  lease: ['sewa'],
  menyewa: ['sewa'],
  penyewaan: ['sewa'],
  menjual: ['jual'],
  penjualan: ['jual'],
  rumah: ['bangunan'],
  services: ['jasa'],
  service: ['jasa'],
  asing: ['luar', 'negeri'],
  foreign: ['luar', 'negeri'],
  ln: ['luar', 'negeri'],
  dn: ['dalam', 'negeri'],
  import: ['impor'],
  annual: ['tahunan'],
  monthly: ['masa'],
  bulanan: ['masa'],
  voluntary: ['pengungkapan'],
  treasurer: ['bendahara'],
  bendaharawan: ['bendahara'],
  bond: ['obligasi'],
  interest: ['bunga'],
  dividend: ['dividen'],
  deviden: ['dividen'],
};

const emptyWords: ReadonlySet<string> = new Set(
  'pajak atas untuk dan yang di ke dari bayar setor pembayaran setoran lapor of on the for a an tax to dengan pada oleh kode saya'.split(
    ' ',
  ),
);

/**
 * Lower case, punctuation removed, letters and digits separated ("PPh21" is "pph 21"), decimals with a point ("0,5" is
 * "0.5").
 */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$1$2 ')
    .match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];

/** The words of a query without stop words; all of them if only stop words are left. */
export const tellingWords = (text: string): string[] => {
  const all = wordsOf(text);
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
};

/** Whether two words differ by at most `most` changed, added, removed or swapped letters. */
export const isNear = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    before = last;
    last = row;
  }
  return (last[other.length] ?? most + 1) <= most;
};

/** Allowed typing errors by length: none for short words, which are too similar to each other. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** 0 to 1: exact, a prefix (numbers only in the last word), or with typing errors. */
const fitting = (typed: string, word: string, isLast: boolean): number => {
  if (typed === word) return 1;
  const isNumber = /^\d/.test(typed);
  if (word.startsWith(typed)) {
    if (isNumber) return isLast ? 0.5 : 0;
    return typed.length > 1 ? (isLast ? 0.9 : 0.8) : 0;
  }
  if (isNumber || /^\d/.test(word)) return 0;
  const most = slips(typed);
  return most > 0 && isNear(typed, word, most) ? 0.6 : 0;
};

export const standsFor = (
  typed: string,
  vocabulary: Iterable<string>,
  isLast: boolean,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const meant = new Set(Object.hasOwn(sameWords, typed) ? sameWords[typed] : []);
  for (const word of vocabulary) {
    const quality = meant.has(word) ? 0.95 : fitting(typed, word, isLast);
    if (quality > 0) found.set(word, quality);
  }
  return found;
};
