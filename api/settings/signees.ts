import { Problem } from '#domain/problem.ts';
import { passesLuhn } from '#domain/rules/identity/npwp.ts';
import { ownerOnly, signee } from '#domain/settings/signee.ts';
import { type SigneeProduct, signedAtPlace } from '#domain/settings/signee-products.ts';
import { signeesOf } from '../../db/repositories/signees.ts';
import { recordRoutes } from '../records/routes.ts';
import { isOwner } from '../services/people/roles.ts';

const CITY_MISSING = 'settings.signee.city_missing';

/** Signees of each product. In Coretax products only the Owner may set them. */
export const signeeRoutes = recordRoutes(signee, {
  names: ['signee', 'signees'],
  table: 'signees',
  rules: {
    hidden: ({ role }) => (isOwner(role) ? undefined : { product: [...ownerOnly] }),
    permit: (scope, { product }) => {
      if (ownerOnly.has(product as SigneeProduct) && !isOwner(scope.role)) throw new Problem('role_owner_required');
    },
    check: async (scope, query, { npwp, city, product }, id) => ({
      ...((await signeesOf(scope, query, product as SigneeProduct)).some((one) => one.npwp === npwp && one.id !== id)
        ? { npwp: 'settings.signee.twice' }
        : {}),
      ...(passesLuhn(String(npwp)) ? {} : { npwp: 'settings.signee.npwp_wrong' }),
      ...(!city && signedAtPlace(product as SigneeProduct) ? { city: CITY_MISSING } : {}),
    }),
  },
});
