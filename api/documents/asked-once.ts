import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Met } from '../../db/repositories/counterparties.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import type { Deps } from '../services/deps.ts';
import { type Elsewhere, type Going, goingElsewhere } from './elsewhere.ts';
import { remembered } from './remembered.ts';

/** A letter a document is sent with. */
export type Letter = Going & {
  /** Whom the document names, as the book keeps him; null where he cannot be known again, or the address is not the document's own. */
  readonly met: Met | null;
};

/** At most so many are named; all are counted. */
const NAMED = 20;
const PORTION = 500;

/**
 * Asks once: letters that go to somebody else's domain are refused until a person has looked at them, and what he has looked at is in the
 * book from then on. `letters`: page by page.
 */
export const askedOnce = async (
  deps: Deps,
  scope: Scope,
  letters: AsyncIterable<readonly Letter[]> | Iterable<readonly Letter[]>,
  checked: boolean,
): Promise<void> => {
  const found: { letter: Letter; elsewhere: Elsewhere }[] = [];
  for await (const page of letters) found.push(...(await goingElsewhere(scope, deps.db.read, page)));
  const [first] = found;
  if (!first) return;
  const { name, domain, owner } = first.elsewhere;
  if (!checked)
    throw new Problem('mail_elsewhere', {
      params: { name, domain, owner },
      extra: { count: found.length, elsewhere: found.slice(0, NAMED).map(({ elsewhere }) => elsewhere) },
    });
  const met = found.flatMap(({ letter }) => letter.met ?? []);
  for (let at = 0; at < met.length; at += PORTION)
    await deps.db.transact(async (tx) =>
      appendHistory(tx, scope, deps.now(), await remembered(tx, deps, scope, met.slice(at, at + PORTION), true)),
    );
};
