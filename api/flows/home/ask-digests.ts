import { wantsDigest } from '#domain/people/wants-digest.ts';
import { jakartaDay } from '#domain/scope.ts';
import { unsafeReaders, unsafeTakeDigest } from '../../../db/repositories/digests.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { companiesOf } from '../../../db/repositories/people.ts';
import type { Deps } from '../../services/deps.ts';
import { systemScope } from '../../services/system-scope.ts';
import { DIGEST } from './digest-letter.ts';

const AT_ONCE = 500;

/** Puts the day's digest of everybody who wants one in line: of each once, however many processes have a clock. */
export const askForDigests = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (let after = ''; ; ) {
    const page = await unsafeReaders(deps.db.read, after, AT_ONCE);
    const last = page.at(-1);
    if (!last) return;
    const people = new Map(page.map((one) => [one.id, one]));
    for (const { id, email, preferences } of people.values()) {
      if (!wantsDigest(preferences)) continue;
      await deps.db.transact(async (tx) => {
        const [first] = await companiesOf(tx.db, id);
        if (!first || !(await unsafeTakeDigest(tx, id, day))) return;
        await enqueue(tx, systemScope(first.companyId), deps.now(), {
          kind: DIGEST,
          payload: { day },
          items: [{ refId: id, label: email }],
          visible: false,
        });
      });
    }
    after = last.id;
  }
};
