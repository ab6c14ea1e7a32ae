/** Sixteen zeros: the NPWP of a buyer who is named by another document. */
export const NO_NPWP = '0'.repeat(16);

export const isNpwp16 = (text: string): boolean => /^\d{16}$/.test(text);

/**
 * A number as Coretax wants it, 16 digits: marks dropped, the classic 15 digits led by 0 (PMK 112/PMK.03/2022), and zeros that
 * a spreadsheet lost put back. Null when there are too few digits to be sure or too many.
 */
export const asNpwp16 = (text: string): string | null => {
  if (!/^[\d\s.\-\u00a0]+$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '');
  // A company's number starts with 00 or 0 followed by a kind below 10: at most four zeros can be lost.
  return digits.length >= 12 && digits.length <= 16 ? digits.padStart(16, '0') : null;
};

/**
 * Whether the check digit of a company's number is right: Luhn over the first nine of the classic 15 digits. A published sample
 * fails it, so a miss is only a warning. Numbers in NIK form have no check digit and pass.
 */
export const passesLuhn = (npwp16: string): boolean => {
  if (!npwp16.startsWith('0')) return true;
  let sum = 0;
  for (let at = 0; at < 9; at++) {
    const product = Number(npwp16[at + 1]) * (at % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
};
