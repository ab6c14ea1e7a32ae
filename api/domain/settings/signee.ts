import { day, digits, flag, phone, text } from '../definition/field.ts';
import { choice, optional } from '../definition/field-forms.ts';
import { plainRecord } from '../definition/plain-record.ts';
import { codeStates, type SigneeProduct, signeeProducts, signeeRoles } from './signee-products.ts';

/** Products of Coretax: only the Owner may choose their signees. */
export const ownerOnly: ReadonlySet<SigneeProduct> = new Set(['efaktur-v2', 'ebupot-ctas']);

/** A signee. The authorisation code and its passphrase are never stored. */
export const signee = plainRecord({
  resource: 'signees',
  fields: {
    product: choice(signeeProducts, ''),
    name: text(150),
    jobTitle: text(100),
    npwp: digits(16),
    phone: optional(phone()),
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
