import { scaled } from '../definition/money.ts';

const UNITS = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

const belowHundred = (value: number): string => {
  if (value < 10) return UNITS[value] ?? '';
  if (value === 10) return 'sepuluh';
  if (value === 11) return 'sebelas';
  if (value < 20) return `${UNITS[value - 10]} belas`;
  return `${UNITS[Math.floor(value / 10)]} puluh ${UNITS[value % 10]}`.trim();
};

const belowThousand = (value: number): string => {
  const hundreds = Math.floor(value / 100);
  const head = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${UNITS[hundreds]} ratus`;
  return `${head} ${belowHundred(value % 100)}`.trim();
};

const whole = (digits: string): string => {
  const words: string[] = [];
  for (let scale = 0, end = digits.length; end > 0; scale++, end -= 3) {
    const part = Number(digits.slice(Math.max(0, end - 3), end));
    if (part === 0) continue;
    // "Seribu" is a separate word for one thousand; one million and above are counted.
    words.unshift(scale === 1 && part === 1 ? 'seribu' : `${belowThousand(part)} ${SCALES[scale]}`.trim());
  }
  return words.join(' ') || 'nol';
};

/**
 * A decimal string in rupiah: "1250000.50" → "satu juta dua ratus lima puluh ribu rupiah lima puluh sen". Throws
 * RangeError on anything but a decimal with two places, and above 18 digits.
 */
export const terbilang = (amount: string): string => {
  const value = scaled(amount, 2);
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  if (digits.length > 20) throw new RangeError(`too large to spell: ${amount}`);
  const cents = digits.slice(-2);
  const minus = value < 0n ? 'minus ' : '';
  return `${minus}${whole(digits.slice(0, -2))} rupiah${cents === '00' ? '' : ` ${whole(cents)} sen`}`;
};
