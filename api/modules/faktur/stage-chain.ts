import { rupiah, sen } from '#domain/definition/money.ts';
import { differingIdentity } from '#domain/faktur/counterparty-identity.ts';
import type { Faktur, FakturInput, FakturRow } from '#domain/faktur/record.ts';
import { type Taken, takenTotal } from '#domain/faktur/stages.ts';
import { isApproved, isVoid } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import { fakturById, lockFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { errorsFor } from '../../documents/findings.ts';
import { type FakturRules, keluaranRules } from './compose-faktur.ts';
import { lineInputOf } from './input-of.ts';

export type Chain = {
  contract: Faktur;
  counted: FakturRow[];
  taken: Taken;
  /** DPP still to invoice, in rupiah. */
  remaining: string;
  /** A pelunasan exists: no further stage is possible. */
  settled: boolean;
};

/** A stage counts from its draft on; a replacement only once it is approved. */
const counts = (row: FakturRow): boolean => !isVoid(row) && (row.replaces === null || isApproved(row));

const NOTHING: Taken = { dpp: '0.00', otherDpp: '0.00', ppn: '0.00', ppnbm: '0.00' };

const validStages = async (scope: Scope, query: Query, first: Faktur): Promise<Faktur[]> => {
  const line = [first];
  for (let at = first; at.replacedBy !== null; ) {
    const next = await fakturById(scope, query, at.replacedBy);
    if (!next || line.length > 100) break;
    line.push(next);
    at = next;
  }
  return line;
};

export const chainOf = async (
  scope: Scope,
  query: Query,
  firstId: string,
  except: readonly (string | null)[] = [],
  { type }: Pick<FakturRules, 'type'> = keluaranRules,
): Promise<Chain> => {
  const first = await fakturById(scope, query, firstId);
  if (first?.type !== type) throw new Problem('invalid', { errors: { advanceOf: 'faktur.server.advance_unknown' } });
  const line = await validStages(scope, query, first);
  const contract = line.filter(isApproved).at(-1) ?? first;
  const others = line.slice(1);
  const rows = [...(await stagesOf(scope, query, firstId)), ...others];
  const counted = rows.filter((row) => counts(row) && !except.includes(row.id));
  const taken = counted.length > 0 ? takenTotal(counted) : NOTHING;
  return {
    contract,
    counted,
    taken,
    remaining: rupiah(sen(contract.contractDpp) - sen(taken.dpp)),
    settled: counted.some((row) => row.term === 'PAID'),
  };
};

/** Only the names of lines may differ, to describe the stage. */
const contractLines = (input: FakturInput, contract: Faktur): FakturInput['lines'] =>
  contract.lines.map((line, at) => ({ ...lineInputOf(line), name: input.lines[at]?.name || line.name }));

const over = (remaining: string): Problem =>
  new Problem('invalid', {
    errors: { stageDpp: { key: 'faktur.server.stage_over', params: { remaining } } },
    extra: { remaining },
  });

const rootOf = async (scope: Scope, query: Query, id: string): Promise<string> => {
  let root = id;
  for (let steps = 0; steps < 100; steps++) {
    const before = (await fakturById(scope, query, root))?.replaces;
    if (!before) break;
    root = before;
  }
  return root;
};

/** A replacement of the first uang muka has to cover what later stages have invoiced. */
const firstAnew = async (
  tx: Tx,
  scope: Scope,
  input: FakturInput,
  replaces: string,
  except: readonly (string | null)[],
  rules: FakturRules,
): Promise<{ input: FakturInput; remaining?: string }> => {
  const root = await rootOf(scope, tx.db, replaces);
  await lockFaktur(tx, scope, root);
  const { taken } = await chainOf(scope, tx.db, root, except, rules);
  if (sen(taken.dpp) === 0) return { input };
  const contract = rules.compute({ ...input, term: 'EMPTY', stageDpp: null }).total.dpp;
  const remaining = rupiah(Math.max(0, sen(contract) - sen(taken.dpp)));
  if (sen(input.stageDpp || '0') > sen(remaining)) throw over(remaining);
  return { input, remaining };
};

/**
 * `except`: the stage itself, and last the one it replaces. Runs inside the writing transaction and locks the first
 * invoice, so that the second of two users who invoice the remainder sees the first.
 */
export const stageIn = async (
  tx: Tx,
  scope: Scope,
  input: FakturInput,
  except: readonly (string | null)[],
  rules: FakturRules = keluaranRules,
): Promise<{ input: FakturInput; taken?: Taken; remaining?: string }> => {
  const firstId = input.advanceOf;
  if (input.term === 'EMPTY') return { input };
  if (firstId === null) {
    const replaces = except.at(-1);
    return replaces && input.term === 'CASH_ADVANCE' ? firstAnew(tx, scope, input, replaces, except, rules) : { input };
  }
  if (!(await lockFaktur(tx, scope, firstId)))
    throw new Problem('invalid', { errors: { advanceOf: 'faktur.server.advance_unknown' } });
  const chain = await chainOf(scope, tx.db, firstId, except, rules);
  const { contract } = chain;
  if (contract.term !== 'CASH_ADVANCE' || contract.advanceOf !== null || !isApproved(contract))
    throw new Problem('invalid', { errors: { advanceOf: 'faktur.server.advance_not_approved' } });
  if (chain.settled) throw new Problem('invalid', { errors: { term: 'faktur.server.advance_settled' } });
  const otherBuyer = differingIdentity(contract, input);
  if (otherBuyer.length > 0)
    throw new Problem('invalid', { errors: errorsFor(otherBuyer, 'faktur.check.stage_buyer') });
  const left = sen(chain.remaining);
  if (left <= 0) throw new Problem('invalid', { errors: { stageDpp: 'faktur.server.advance_used_up' } });
  if (input.term === 'CASH_ADVANCE' && sen(input.stageDpp ?? '0') > left) throw over(chain.remaining);
  return {
    input: { ...input, lines: contractLines(input, contract) },
    taken: chain.taken,
    remaining: chain.remaining,
  };
};
