import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../deps.ts';
import { ANSWER_LOST, sentDocument } from './office-document.ts';

/**
 * Whether the office may hold a document whose sending broke off after it was begun. Such a document is not changed or
 * removed before the office says it has nothing: otherwise an approved invoice and ours would differ.
 */
export const officeHolds = async (deps: Deps, scope: Scope, row: FakturRow): Promise<boolean> => {
  if (row.officeCode !== ANSWER_LOST) return false;
  const seller = await ownCompany(scope, deps.db.read);
  const answer = await deps.djp.ask(await sentDocument(scope, deps.db.read, seller, row));
  if (answer.kind === 'refused') return false;
  return answer.kind === 'unreachable' || !['rejected', 'savedInvalid'].includes(answer.value.state);
};
