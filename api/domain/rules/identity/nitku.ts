const HEAD_OFFICE = '000000';

/** NITKU of a buyer without NPWP, according to the tax office's template (v1.6.1). */
export const NO_NITKU = '000000';

export const isNitku = (text: string): boolean => /^\d{22}$/.test(text);

/** The NITKU of the head office: 16 digits and six zeros. */
export const headOffice = (npwp16: string): string => npwp16 + HEAD_OFFICE;

export const isHeadOffice = (nitku: string): boolean => isNitku(nitku) && nitku.endsWith(HEAD_OFFICE);

/**
 * A place of the new number stays, any other is replaced by its head office. While the number is incomplete the place
 * stays, unless it was the head office of the number `before`. Empty if there is none.
 */
export const placeWith = (npwp: string, place: string, before: string): string => {
  const whole = /^\d{16}$/.test(npwp);
  if (whole) return isNitku(place) && place.startsWith(npwp) ? place : headOffice(npwp);
  return isNitku(place) && place !== headOffice(before) ? place : '';
};
