import type { SigneeProduct } from '#domain/settings/signee-products.ts';
import type { GuardName } from '../../client/guards.ts';

/** Who may name them: in Coretax the Owner, elsewhere whoever is registered for what is signed. */
export const signeeGuards = {
  'efaktur-v2': 'signeeEfakturCoretax',
  efaktur: 'signeeEfaktur',
  'ebupot-ctas': 'signeeEbupotCoretax',
  ebupot: 'signeeEbupot',
  'ebupot-archive': 'signeeArchive',
  spt1771: 'signeeSpt1771',
} as const satisfies Record<SigneeProduct, GuardName>;

/** The key of the menu entry, which is also the title of the page. */
export const titleOf = (product: SigneeProduct): string =>
  `shell.nav.signee_${product === 'spt1771' ? '1771' : product.replaceAll('-', '_')}`;
