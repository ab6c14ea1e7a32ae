import type { SigneeProduct } from '#domain/settings/signee-products.ts';
import type { GuardName } from '../../client/guards.ts';

/** Guards: in Coretax the Owner names signees; elsewhere the registration is required. */
export const signeeGuards = {
  'efaktur-v2': 'signeeEfakturCoretax',
  efaktur: 'signeeEfaktur',
  'ebupot-ctas': 'signeeEbupotCoretax',
  ebupot: 'signeeEbupot',
  'ebupot-archive': 'signeeArchive',
  spt1771: 'signeeSpt1771',
} as const satisfies Record<SigneeProduct, GuardName>;

export const titleOf = (product: SigneeProduct): string => `resources.signees.codes.product.${product}`;
