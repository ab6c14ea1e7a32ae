import { ruleNamed } from '#domain/definition/explain.ts';
import { timesIn } from '#domain/definition/made-of.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Amounts, Worked } from '#domain/definition/worked.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { restsOnPrevious, workFrozen } from '#domain/spt/frozen.ts';
import { documentsOf, elsewhereIn, type LineName, lineAt } from '#domain/spt/line-documents.ts';
import type { LineView } from '#domain/spt/line-schema.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { ReturnDocument } from '#domain/spt/return-document.ts';
import { isVoid } from '#domain/spt/status-queries.ts';
import type { Query } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import type { Page } from '../../../db/repositories/spt/documents.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { holdingOf } from './list-documents.ts';

type Line = Pick<Worked, 'form' | 'line' | 'label'> & { value: string | null };

export type Before = { value: string | null; change: string | null };

type Found = { spt: SptRecord; definition: ReturnDefinition; name: LineName };

const findLine = async (
  scope: Scope,
  query: Query,
  { line: path, ...named }: Named & { line: string },
): Promise<Found> => {
  const spt = await loadSpt(scope, query, named);
  permit(scope, returnAccess(named.type).view);
  const definition = definitionOf(spt);
  const name = lineAt(definition, path);
  if (!name) throw new Problem('not_found');
  return { spt, definition, name };
};

const amountIn = (amounts: Amounts | null | undefined, { form, line }: LineName): string | null =>
  amounts?.[form]?.[line] ?? null;

const before = (was: string | null, is: string | null): Before => ({
  value: was,
  change: was === null || is === null ? null : rupiah(sen(is) - sen(was)),
});

const lastPosting = async (scope: Scope, query: Query, { spt, name }: Found): Promise<LineView['lastPosting']> => {
  const posted = (await historyOf(scope, query, spt.id)).findLast(({ action }) => action === 'check');
  const was = posted?.before as Pick<SptRecord, 'amounts' | 'postedAt'> | null | undefined;
  if (!was?.amounts || was.postedAt === null) return null;
  return { at: was.postedAt, ...before(amountIn(was.amounts, name), amountIn(spt.amounts, name)) };
};

const corrected = async (
  scope: Scope,
  query: Query,
  { spt, definition, name }: Found,
): Promise<LineView['corrected']> => {
  const was = spt.replaces === null ? undefined : await sptById(scope, query, spt.replaces);
  if (!was || restsOnPrevious(definition, name.form, name.line)) return null;
  const { id, revision, amounts } = was;
  return { id, revision, ...before(amountIn(amounts, name), amountIn(spt.amounts, name)) };
};

const documentsIn = async (
  scope: Scope,
  query: Query,
  { spt, definition, name }: Found,
): Promise<LineView['documents']> => {
  // An annulled return has released its documents.
  const held = isVoid(spt) ? null : await holdingOf(scope, query, spt);
  const { count, sum } = held
    ? await sourceOf(definition).sumUnder(scope, query, held, documentsOf(definition, name))
    : { count: 0, sum: 0 };
  const elsewhere = elsewhereIn(definition, spt.inputs ?? {}, name);
  const value = amountIn(spt.amounts, name);
  return {
    count,
    sum: rupiah(sum),
    elsewhere: elsewhere === null ? null : rupiah(elsewhere),
    difference: held === null || value === null || elsewhere === null ? null : rupiah(sen(value) - sum - elsewhere),
  };
};

const lineView = ({ form, line, label, value }: Worked): Line => ({
  form,
  line,
  label,
  value: value === null ? null : rupiah(value),
});

/** Its formula, the lines and documents behind it, its previous value, and the legal rule. */
export const explainSptLine = async (deps: Deps, scope: Scope, named: Named & { line: string }): Promise<LineView> => {
  const { read } = deps.db;
  const found = await findLine(scope, read, named);
  const { spt, definition, name } = found;
  const worked = workFrozen(definition, spt.inputs ?? {})[name.form]?.[name.line];
  const feed = definition.feeds[name.form]?.[name.line];
  const at = definition.forms.find((one) => one.name === name.form)?.lines[name.line];
  if (!worked || !at) throw new Problem('not_found');
  const times = timesIn(at);
  const [documents, last, replaced] = await Promise.all([
    documentsIn(scope, read, found),
    lastPosting(scope, read, found),
    corrected(scope, read, found),
  ]);
  return {
    ...lineView(worked),
    formula: worked.formula ?? null,
    of: worked.of.map((part, index) => ({ ...lineView(part), times: times[index] ?? 0 })),
    rule: worked.rule ? ruleNamed(worked.rule) : null,
    from:
      feed?.from === 'documents' ? definition.documents.source : feed?.from === 'rows' ? 'typed' : (feed?.from ?? null),
    documents,
    lastPosting: last,
    corrected: replaced,
  };
};

export const listLineDocuments = async (
  deps: Deps,
  scope: Scope,
  { page, ...named }: Named & { line: string; page: Page },
): Promise<{ rows: ReturnDocument[]; total: number }> => {
  const { read } = deps.db;
  const { spt, definition, name } = await findLine(scope, read, named);
  const held = await holdingOf(scope, read, spt);
  if (held === null) return { rows: [], total: 0 };
  const of = documentsOf(definition, name);
  const [rows, { count }] = await Promise.all([
    sourceOf(definition).under(scope, read, held, of, page),
    sourceOf(definition).sumUnder(scope, read, held, of),
  ]);
  return { rows, total: count };
};
