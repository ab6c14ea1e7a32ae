/** Products of a signee: a kind of document, Coretax or classic, and the archive of slips of PPh 23/26. */
export const signeeProducts = ['efaktur-v2', 'efaktur', 'ebupot-ctas', 'ebupot', 'ebupot-archive', 'spt1771'] as const;
export type SigneeProduct = (typeof signeeProducts)[number];

/** Products that send documents; the others need no signee, because nothing is sent from here. */
export const sendingProducts: ReadonlySet<SigneeProduct> = new Set(['efaktur-v2', 'ebupot-ctas']);

/** Slips and returns name the place of signing; invoices do not. */
export const signedAtPlace = (product: SigneeProduct): boolean => product !== 'efaktur-v2' && product !== 'efaktur';

/** As the taxpayer, or by power of attorney. */
export const signeeRoles = ['WAJIB_PAJAK', 'KUASA'] as const;

/** The authorisation code a person signs with at the office: unknown, valid, or invalid until it is renewed there. */
export const codeStates = ['UNKNOWN', 'VALID', 'INVALID'] as const;
export type CodeState = (typeof codeStates)[number];
