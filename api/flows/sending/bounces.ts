import { markBounced } from '../../../db/repositories/letters.ts';
import { dayOfHeadLetter, noteUndelivered } from '../../modules/history/anchor-mail.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { tellHolders } from '../../services/notifications/tell-holders.ts';

/** Letters come back for days. */
const SINCE_MS = 3 * 86_400_000;

/** Writes down which letters came back, and tells whoever looks after the sending, or the Owners of the end of the history: of each letter once. */
export const noteBounces = async (deps: Deps): Promise<void> => {
  const now = deps.now();
  for (const { companyId, id, at, why } of await deps.mail.bounces(now - SINCE_MS)) {
    const scope = systemScope(companyId);
    const day = dayOfHeadLetter(companyId, id);
    if (day !== undefined) {
      await noteUndelivered(deps, scope, day, why);
      continue;
    }
    await deps.db.transact(async (tx) => {
      const letter = await markBounced(tx, scope, id, { at, why });
      if (!letter) return;
      const { product, label, recipient } = letter;
      await tellHolders(tx, deps, scope, 'SETTING_AUTO_MAIL_VIEW', {
        message: 'mail.bounced',
        params: { label, recipient },
        link: `/main/setting/company/email/${product === 'ebupot' ? 'ebupot' : 'efaktur'}`,
      });
    });
  }
};
