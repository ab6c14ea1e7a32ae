import { markBounced } from '../../../db/repositories/letters.ts';
import { dayOfHeadLetter, noteUndelivered } from '../../modules/history/anchor-mail.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { tellHolders } from '../../services/notifications/tell-holders.ts';

/** Bounces arrive for days. */
const SINCE_MS = 3 * 86_400_000;

/**
 * Notifies once per mail those with permission for the mail settings; for mails with the head of the history, the
 * Owners.
 */
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
