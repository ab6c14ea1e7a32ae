import { type Bridge, bridgeOf } from '#domain/cocokkan/bridge.ts';
import { type CurrentDecisions, currentDecisions, type Decision, decidedPairs } from '#domain/cocokkan/decision.ts';
import { matchBooks } from '#domain/cocokkan/match.ts';
import { postedSide } from '#domain/cocokkan/posted.ts';
import type { BookDocument, LedgerRow, MatchLine, Span } from '#domain/cocokkan/record.ts';
import { bookedTypes, type Side } from '#domain/cocokkan/sides.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { decisionsOf } from '../../../db/repositories/cocokkan/decisions.ts';
import { type Ledger, ledgerRowsOf, ledgersOf } from '../../../db/repositories/cocokkan/ledgers.ts';
import {
  type NewestReturn,
  newestReturns,
  placedElsewhere,
  returnedDocuments,
} from '../../../db/repositories/cocokkan/posted.ts';
import { bookedNamed, bookedOf } from '../../../db/repositories/faktur/booked.ts';
import { lineId } from './row-ids.ts';

export type CocokkanParams = Span & { readonly side: Side };

export type NamedLine = MatchLine & { readonly id: string };

export type CocokkanState = {
  readonly ledgers: readonly Ledger[];
  readonly rows: readonly LedgerRow[];
  readonly documents: readonly BookDocument[];
  readonly typeOf: ReadonlyMap<string, FakturType>;
  readonly lines: readonly NamedLine[];
  readonly bridge: Bridge;
  readonly returns: readonly NewestReturn[];
  readonly returned: number;
  readonly decisions: readonly Decision[];
  readonly currentDecisions: CurrentDecisions;
};

/**
 * This many masa before and after are included to find late or early bookings: as long as input VAT may be credited.
 */
const AROUND = 3;

const wider = ({ from, to }: Span): Span => ({ from: periodAfter(from, -AROUND), to: periodAfter(to, AROUND) });

export const withinOf = ({ rows, documents }: CocokkanState, { from, to }: Span) => ({
  rows: rows.filter(({ date }) => periodOf(date) >= from && periodOf(date) <= to),
  documents: documents.filter(({ period, isValid }) => isValid && period >= from && period <= to),
});

export const cocokkanState = async (
  scope: Scope,
  query: Query,
  { side, from, to }: CocokkanParams,
): Promise<CocokkanState> => {
  const span: Span = { from, to };
  const around = wider(span);
  const ledgers = await ledgersOf(scope, query, side);
  const rows = await ledgerRowsOf(
    scope,
    query,
    ledgers.map(({ id }) => id),
    around,
  );
  const typeOf = new Map<string, FakturType>();
  const documents: BookDocument[] = [];
  for (const type of bookedTypes[side])
    for (const one of await bookedOf(scope, query, type, around)) {
      typeOf.set(one.id, type.type);
      documents.push(one);
    }
  const decisions = await decisionsOf(scope, query, side, around);
  // Documents made for an entry and not yet sent are found only through the decision.
  const made = decisions.filter(({ decidedAs }) => decidedAs === 'manual').flatMap((one) => one.documents);
  const unmet = made.filter((id) => !typeOf.has(id));
  for (const { type, ...one } of await bookedNamed(scope, query, bookedTypes[side], unmet)) {
    if (!one.awaited) continue;
    typeOf.set(one.id, type);
    documents.push(one);
  }
  const returns = await newestReturns(scope, query, span);
  const returned = await returnedDocuments(
    scope,
    query,
    returns.map(({ id }) => id),
  );
  const posted = postedSide(side, returns, returned, await placedElsewhere(scope, query, side, span));
  const lines = matchBooks({ rows, documents, span, decided: decidedPairs(decisions) });
  const bridge = bridgeOf(lines, { rows, documents, span }, posted);
  return {
    ledgers,
    rows,
    documents,
    typeOf,
    bridge,
    returns,
    decisions,
    lines: lines.map((line) => ({ ...line, id: lineId(line.rows, line.documents) })),
    returned: posted?.documents.length ?? 0,
    currentDecisions: currentDecisions(decisions),
  };
};
