const FORM = /^(pt|cv|ud|pd|fa|firma|yayasan|koperasi|perum|perumda|perkumpulan)\.?\s+/i;
const FORMS = /(^|\s)(pt|cv|ud|pd|fa|tbk|persero|firma)(?=\s|$)/g;
const LONGEST = 100;

/** "PT. Maju Jaya, Tbk" and "MAJU JAYA" are the same company. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(FORMS, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Null if none is named above the headings, or the same as `own`. */
export const otherCompany = (title: string, own: string): string | null => {
  const named = title
    .split(' | ')
    .map((cell) => cell.trim())
    .filter((cell) => FORM.test(cell) && cell.length <= LONGEST && /\p{L}{3}/u.test(cell.replace(FORM, '')));
  const ours = nameKey(own);
  const isOurs = (cell: string): boolean => {
    const key = nameKey(cell);
    return key === ours || key.startsWith(`${ours} `) || ours.startsWith(`${key} `);
  };
  return named.some(isOurs) ? null : (named[0] ?? null);
};
