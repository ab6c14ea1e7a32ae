import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { knowsNothing } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import { ANSWER_LOST, type OfficeSet, type Sent, type SentFamily } from './family.ts';
import { sentDocument } from './sent-document.ts';

/**
 * Refuses a document whose sending broke off after it was begun and that the office may hold: it is not changed or removed before the office
 * says it has nothing, otherwise what the office has and ours would differ.
 */
export const refusingHeld =
  <Row extends Sent, Full extends Row, Move extends string, Set extends OfficeSet, Outgoing>(
    family: SentFamily<Row, Full, Move, Set, Outgoing>,
  ) =>
  async (deps: Deps, scope: Scope, row: Row): Promise<void> => {
    if (row.officeCode !== ANSWER_LOST) return;
    const sender = await ownCompany(scope, deps.db.read);
    const answer = await family.office(deps).ask(await sentDocument(family, scope, deps.db.read, sender, row));
    if (knowsNothing(answer)) return;
    if (answer.kind !== 'done' || !['rejected', 'savedInvalid'].includes(answer.value.state))
      throw new Problem('conflict', { message: `${family.words}.office_holds_it` });
  };
