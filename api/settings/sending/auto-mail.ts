import type { AutoMail, AutoMailProduct } from '#domain/company/sending-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { switchOf } from '../../../db/repositories/switches.ts';
import type { Deps } from '../../services/deps.ts';
import { turnSwitch } from '../../services/switches.ts';

export const autoMailSetting = async (scope: Scope, query: Query, product: AutoMailProduct): Promise<AutoMail> => ({
  product,
  ...(await switchOf(scope, query, `mail:${product}`)),
});

export const saveAutoMail = async (deps: Deps, scope: Scope, { product, ...set }: AutoMail): Promise<AutoMail> => {
  const object = { objectType: 'auto_mail', objectId: `auto_mail/${product}` };
  return { product, ...(await turnSwitch(deps, scope, `mail:${product}`, set, object)) };
};
