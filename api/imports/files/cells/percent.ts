import { rounded } from './reader.ts';

/** Decimal places of a percentage; further digits in a sheet are floating-point noise. */
export const PERCENT_PLACES = 4;

/** "2%", "2,00", "0.25" in percent; null if it is no percentage. */
export const percentIn = (text: string): string | null => {
  const bare = text.replace(/[\s%\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,17})?$/.test(bare)) return null;
  const near = rounded(bare.replace(/^0+(?=\d)/, ''), PERCENT_PLACES + 2);
  return near.includes('.') ? near.replace(/\.?0+$/, '') : near;
};

/** "0.02" is 2. */
export const hundredfold = (fraction: string): string => {
  const [whole = '0', behind = ''] = fraction.split('.');
  const digits = behind.padEnd(2, '0');
  const text = `${whole}${digits.slice(0, 2)}.${digits.slice(2)}`.replace(/^0+(?=\d)/, '');
  return text.replace(/\.0*$/, '').replace(/(\.\d*?)0+$/, '$1');
};
