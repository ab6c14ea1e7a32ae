import type { AutoMail, AutoMailProduct } from '#domain/company/sending-schema.ts';
import { autoMails } from '#domain/records/auto-mail.ts';
import type { Scope } from '#domain/scope.ts';
import { switchStore } from '../../../db/repositories/switches.ts';
import { singletonService } from '../../records/singleton.ts';
import type { Deps } from '../../services/deps.ts';

const serviceOf = (deps: Deps, product: AutoMailProduct) =>
  singletonService(deps, autoMails[product], {
    store: switchStore(`mail:${product}`),
    objectId: () => `auto_mail/${product}`,
    more: async () => ({ product }),
  });

export const autoMailSetting = async (deps: Deps, scope: Scope, product: AutoMailProduct): Promise<AutoMail> => ({
  product,
  ...(await serviceOf(deps, product).get(scope)),
});

export const saveAutoMail = async (deps: Deps, scope: Scope, { product, ...set }: AutoMail): Promise<AutoMail> => ({
  product,
  ...(await serviceOf(deps, product).save(scope, set)),
});
