import { Problem } from '#domain/problem.ts';
import { signee } from '#domain/records/signee.ts';
import { passesLuhn } from '#domain/rules/identity/npwp.ts';
import { ownerOnly, type SigneeProduct, signedAtPlace } from '#domain/settings/signee-products.ts';
import { recordRoutes } from '../records/routes.ts';
import { isOwner } from '../services/people/roles.ts';

const CITY_MISSING = 'settings.signee.city_missing';

/** In Coretax products only the Owner may set them. */
export const signeeRoutes = recordRoutes(signee, {
  hidden: ({ role }) => (isOwner(role) ? undefined : { product: [...ownerOnly] }),
  permit: (scope, { product }) => {
    if (ownerOnly.has(product as SigneeProduct) && !isOwner(scope.role)) throw new Problem('role_owner_required');
  },
  check: async (_scope, _query, { npwp, city, product }) => ({
    ...(passesLuhn(String(npwp)) ? {} : { npwp: 'settings.signee.npwp_wrong' }),
    ...(!city && signedAtPlace(product as SigneeProduct) ? { city: CITY_MISSING } : {}),
  }),
});
