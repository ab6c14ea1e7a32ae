import { digits } from '../faktur/number.ts';
import type { Locale } from '../messages/index.ts';
import { formatLongPeriod } from '../text/format.ts';

const BILLING = /^[0-3]\d{14}$/;
const NTPN = /^[0-9A-Z]{16}$/;
const NTB = /^\d{12}$/;
const STAN = /^\d{6}$/;
const NOP = /^\d{18}$/;
const ASSESSMENT = /^\d{5}\/\d{3}\/\d{2}\/\d{3}\/\d{2}$/;

/** Kode billing of the tax office: 15 digits, the first 0 to 3 (4 to 6 is customs, 7 to 9 the budget office). */
export const isBillingCode = (text: string): boolean => BILLING.test(text);

/** Nomor Transaksi Penerimaan Negara: 16 digits or capital letters. */
export const isNtpn = (text: string): boolean => NTPN.test(text);

/** Normalizes an NTPN: capitals, without spaces and dashes. Null if invalid. */
export const asNtpn = (text: string): string | null => {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase();
  return isNtpn(bare) ? bare : null;
};

/** Nomor transaksi of a bank (NTB) or the post office (NTP): 12 digits. */
export const isNtb = (text: string): boolean => NTB.test(text);

/** System trace audit number of a bank transaction: 6 digits. */
export const isStan = (text: string): boolean => STAN.test(text);

/** Nomor objek pajak, 18 digits: province 2, city 2, district 3, village 3, block 3, serial 4, kind 1. */
export const isNop = (text: string): boolean => NOP.test(text);

/** Digits of a formatted NOP ("31.74.010.001.002-0003.0"); null unless there are 18. */
export const asNop = (text: string): string | null => {
  const bare = digits(text);
  return /^[\d\s.\-/]+$/.test(text) && isNop(bare) ? bare : null;
};

/** "00012/106/24/021/25": serial, kind, tax year, office, year of issue. Only the pattern is known. */
export const isAssessmentNumber = (text: string): boolean => ASSESSMENT.test(text);

/** With slashes, from spaces, dashes or no separators; null if invalid. */
export const asAssessmentNumber = (text: string): string | null => {
  const bare = digits(text);
  if (!/^[\d\s.\-/]+$/.test(text) || bare.length !== 15) return null;
  return bare.replace(/^(\d{5})(\d{3})(\d{2})(\d{3})(\d{2})$/, '$1/$2/$3/$4/$5');
};

/** A billing code in groups of five: "01234 56789 01234"; other text unchanged. */
export const formatBillingCode = (code: string): string =>
  /^\d{15}$/.test(code) ? code.replace(/(\d{5})(?=\d)/g, '$1 ') : code;

/** Months (YYYY-MM) in words: "Oktober 2025", "Januari–Desember 2025", "November 2025–Januari 2026". */
export const masaText = (from: string, to: string, locale: Locale): string => {
  const last = formatLongPeriod(to, locale);
  if (from === to) return last;
  const first = formatLongPeriod(from, locale);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \d{4}$/, '') : first}–${last}`;
};
