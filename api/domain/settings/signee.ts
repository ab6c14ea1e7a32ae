import { day, digits, flag, text } from '../definition/field.ts';
import { choice, optional } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';

/** What somebody signs for: a kind of document, Coretax or classic, and the archive of slips of PPh 23/26. */
export const signeeProducts = ['efaktur-v2', 'efaktur', 'ebupot-ctas', 'ebupot', 'ebupot-archive', 'spt1771'] as const;
export type SigneeProduct = (typeof signeeProducts)[number];

/** As the taxpayer, or by a power of attorney. */
export const signeeRoles = ['WAJIB_PAJAK', 'KUASA'] as const;

/** The authorisation code a person signs with at the office: none known, valid, or invalid until it is looked after there. */
export const codeStates = ['UNKNOWN', 'VALID', 'INVALID'] as const;
export type CodeState = (typeof codeStates)[number];

/** Products of Coretax: only the Owner names who signs there. */
export const ownerOnly: ReadonlySet<SigneeProduct> = new Set(['efaktur-v2', 'ebupot-ctas']);

/** Who signs. The code itself and its passphrase are never kept here. */
export const signee = plainRecord({
  resource: 'signees',
  fields: {
    product: choice(signeeProducts, ''),
    name: text(150),
    jobTitle: text(100),
    npwp: digits(16),
    phone: optional(text(20)),
    city: optional(text(60)),
    actsAs: choice(signeeRoles, ''),
    active: flag(),
    codeState: choice(codeStates, 'UNKNOWN'),
    codeEnds: optional(day()),
  },
  sorts: ['name', 'jobTitle', 'city', 'active'],
  usual: ['name', 'ASC'],
  search: ['name', 'npwp', 'jobTitle'],
  equal: ['product', 'active'],
});
