/** The place of business a number names when nothing more is said: the head office. */
const HEAD_OFFICE = '000000';

/** What stands for the place of a buyer without NPWP, by the office's template (v1.6.1). */
export const NO_NITKU = '000000';

export const isNitku = (text: string): boolean => /^\d{22}$/.test(text);

/** The head office of a taxpayer: 16 digits and six zeros. */
export const headOffice = (npwp16: string): string => npwp16 + HEAD_OFFICE;

/** Whether a place is the head office of its taxpayer, whatever a company calls it. */
export const isHeadOffice = (nitku: string): boolean => isNitku(nitku) && nitku.endsWith(HEAD_OFFICE);
