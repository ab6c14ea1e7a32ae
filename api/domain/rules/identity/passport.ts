/** Letters and digits, at most 16: the limit of the product's forms. Countries differ too much to check more. */
export const isPassport = (text: string): boolean => /^[A-Z0-9]{1,16}$/.test(text);

/** A passport number with spaces, dashes and small letters put right; null when that does not make one. */
export const asPassport = (text: string): string | null => {
  const clean = text.replace(/[\s-]/g, '').toUpperCase();
  return isPassport(clean) ? clean : null;
};
