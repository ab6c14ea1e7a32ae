/** Products of a signee: a kind of document, Coretax or classic, and the archive of slips of PPh 23/26. */
export const signeeProducts = ['efaktur-v2', 'efaktur', 'ebupot-ctas', 'ebupot', 'ebupot-archive', 'spt1771'] as const;
export type SigneeProduct = (typeof signeeProducts)[number];

/** Products that send documents; the others need no signee, because nothing is sent from here. */
export const sendingProducts: ReadonlySet<SigneeProduct> = new Set(['efaktur-v2', 'ebupot-ctas']);

/** Slips and returns name the place of signing; invoices do not. */
export const signedAtPlace = (product: SigneeProduct): boolean => product !== 'efaktur-v2' && product !== 'efaktur';

/** Products of Coretax: only the Owner may choose their signees. */
export const ownerOnly: ReadonlySet<SigneeProduct> = new Set(['efaktur-v2', 'ebupot-ctas']);

/** The authorisation code a person signs with at the office: unknown, valid, or invalid until it is renewed there. */
export type CodeState = 'UNKNOWN' | 'VALID' | 'INVALID';
