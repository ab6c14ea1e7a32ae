import { partySight } from '#domain/counterparty/documents.ts';
import { doublesIn, numberKey } from '#domain/counterparty/doubles.ts';
import { numberFindings } from '#domain/counterparty/numbers.ts';
import type { CounterpartyPage, PartyDocument, PartyMistake, PartySum } from '#domain/counterparty/view-schema.ts';
import { rupiahOf } from '#domain/definition/money.ts';
import { bareName } from '#domain/office/register-difference.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type Counterparty, counterpartyById } from '../../../db/repositories/counterparties.ts';
import {
  documentMistakes,
  documentSums,
  documentsOf,
  type StoredMistake,
} from '../../../db/repositories/counterparty-documents.ts';
import { counterpartiesBy, mergedInto, namesLike } from '../../../db/repositories/counterparty-doubles.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { inWords } from '../../documents/findings.ts';
import { type RememberedParty, rememberedParty } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';
import { mistakeWords } from './mistake-words.ts';
import { permitBook } from './permit-book.ts';

const loaded = async (scope: Scope, query: Query, id: string): Promise<Counterparty> => {
  const found = await counterpartyById(scope, query, id);
  if (!found) throw new Problem('not_found');
  permitBook(scope);
  return found;
};

export const oneCounterparty = async (deps: Deps, scope: Scope, id: string): Promise<RememberedParty> =>
  rememberedParty(await loaded(scope, deps.db.read, id));

const together = async (scope: Scope, query: Query, one: Counterparty): Promise<Counterparty[]> => [
  one,
  ...(await mergedInto(scope, query, [one.id])),
];

const doublesOf = async (scope: Scope, query: Query, one: Counterparty): Promise<CounterpartyPage['doubles']> => {
  if (one.mergedInto) return [];
  const number = numberKey(one.identity);
  const like = await namesLike(scope, query, {
    numbers: [...new Set([one.identity, number, number.replace(/^0/, '')])],
    words: bareName(one.name).toLowerCase(),
  });
  const found = doublesIn(like.some(({ id }) => id === one.id) ? like : [...like, one]).get(one.id) ?? [];
  const rows = await counterpartiesBy(
    scope,
    query,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, why }) => {
    const row = rows.find((other) => other.id === id);
    return row ? [{ counterparty: rememberedParty(row), why }] : [];
  });
};

const kindOf = (kind: string) => kind as PartySum['kind'];

const mistakeView =
  ({ locale }: Scope) =>
  (of: StoredMistake): PartyMistake => ({
    kind: kindOf(of.kind),
    what: of.what,
    code: of.code,
    count: of.count,
    words: mistakeWords(locale, of),
    latest: { kind: kindOf(of.kind), id: of.id },
  });

export const counterpartyPage = async (deps: Deps, scope: Scope, id: string): Promise<CounterpartyPage> => {
  const { read } = deps.db;
  const one = await loaded(scope, read, id);
  const members = await together(scope, read, one);
  const sight = partySight(scope.permissions);
  const into = one.mergedInto ? await counterpartyById(scope, read, one.mergedInto) : undefined;
  const sums = await documentSums(scope, read, members, sight);
  const mistakes = await documentMistakes(scope, read, members, { sight, name: one.name });
  const { npwp } = await ownCompany(scope, read);
  const findings = numberFindings(one, { today: jakartaDay(deps.now()), company: { npwp } });
  return {
    counterparty: rememberedParty(one),
    into: into ? rememberedParty(into) : null,
    merged: members.slice(1).map(rememberedParty),
    doubles: await doublesOf(scope, read, one),
    numbers: inWords(scope.locale, findings).map(({ message, severity }, at) => ({
      field: findings[at]?.field ?? 'identity',
      severity,
      message,
    })),
    sums: sums
      .map((sum) => ({
        ...sum,
        kind: kindOf(sum.kind),
        base: rupiahOf(BigInt(sum.base)),
        tax: rupiahOf(BigInt(sum.tax)),
      }))
      .sort((a, b) => b.period.localeCompare(a.period) || a.kind.localeCompare(b.kind)),
    mistakes: mistakes
      .filter(({ what, words }) => what !== 'name' || bareName(words ?? '') !== bareName(one.name))
      .map(mistakeView(scope)),
  };
};

export const counterpartyDocuments = async (
  deps: Deps,
  scope: Scope,
  { id, offset, limit }: { id: string; offset: number; limit: number },
): Promise<{ rows: PartyDocument[]; total: number }> => {
  const { read } = deps.db;
  const members = await together(scope, read, await loaded(scope, read, id));
  const { rows, total } = await documentsOf(scope, read, members, {
    sight: partySight(scope.permissions),
    offset,
    limit,
  });
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      kind: kindOf(row.kind),
      base: rupiahOf(BigInt(row.base)),
      tax: rupiahOf(BigInt(row.tax)),
    })),
  };
};
