import { keluaran } from '#domain/faktur/keluaran.ts';
import { leftOutOfXml } from '#domain/faktur/keluaran-xml.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { fakturKeysOf } from '../../../db/repositories/faktur/chain.ts';
import { inOneLine } from '../../documents/findings.ts';
import { errorsIn } from './compose-faktur.ts';
import { duplicateReference, type OnDay, ownFindings, withPlace } from './upload-checks.ts';

/** An invoice, and in words why a file for Coretax leaves it out; null where the file carries it. */
export type Judged = { faktur: Faktur; refusal: string | null };

const refusalOf = (
  locale: Locale,
  faktur: Faktur,
  onDay: OnDay,
  sameReference: readonly FakturRow[],
): string | null => {
  const reason = leftOutOfXml(faktur);
  if (reason) return say(locale, reason);
  const clash = isEditable(faktur) ? duplicateReference(faktur, sameReference) : null;
  const errors = errorsIn([...ownFindings(faktur, onDay), ...(clash ? [clash] : [])]);
  return inOneLine(locale, errors, (error) => withPlace(locale, error));
};

/**
 * Which invoices a file for Coretax carries, and why not the others: what the file has no element for, and everything the check
 * before an upload refuses.
 */
export const judgedForFile = async (
  scope: Scope,
  query: Query,
  fakturs: readonly Faktur[],
  onDay: OnDay,
): Promise<Judged[]> => {
  const references = fakturs.flatMap((faktur) => (faktur.reference && isEditable(faktur) ? [faktur.reference] : []));
  const same = await fakturKeysOf(scope, query, keluaran.type, [...new Set(references)]);
  return fakturs.map((faktur) => ({ faktur, refusal: refusalOf(scope.locale, faktur, onDay, same) }));
};
