/** The place of business a number names when nothing more is said: the head office. */
const HEAD_OFFICE = '000000';

/** What stands for the place of a buyer without NPWP, by the office's template (v1.6.1). */
export const NO_NITKU = '000000';

export const isNitku = (text: string): boolean => /^\d{22}$/.test(text);

/** The head office of a taxpayer: 16 digits and six zeros. */
export const headOffice = (npwp16: string): string => npwp16 + HEAD_OFFICE;

/** Whether a place is the head office of its taxpayer, whatever a company calls it. */
export const isHeadOffice = (nitku: string): boolean => isNitku(nitku) && nitku.endsWith(HEAD_OFFICE);

/**
 * The place of business that goes with a number typed over another: one of the number's own stays, that of another number gives way to
 * the head office, and while the number is not whole a head office is none. Empty where there is none.
 */
export const placeWith = (npwp: string, place: string, before: string): string => {
  const whole = /^\d{16}$/.test(npwp);
  if (whole) return isNitku(place) && place.startsWith(npwp) ? place : headOffice(npwp);
  return isNitku(place) && place !== headOffice(before) ? place : '';
};
