import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { amendedLines, amendedTables } from '#domain/spt-badan/amended-lines.ts';
import type { AnnualAmended } from '#domain/spt-badan/amended-schema.ts';
import { restLines } from '#domain/spt-badan/annual-form.ts';
import { amendmentDifference } from '#domain/spt-badan/calculations/amendment.ts';
import { entriesOf } from '#domain/spt-badan/record.ts';
import { amountAt } from '#domain/spt-badan/work-annual.ts';
import { annualById } from '../../../db/repositories/spt-badan/spt-badan.ts';
import type { Deps } from '../../services/deps.ts';
import { annualFamily } from './family.ts';
import { checkedOf } from './view-annual.ts';

/** What a correction changes in the filed return it corrects. Throws `conflict` for a normal return. */
export const viewAmended = async (
  deps: Deps,
  scope: Scope,
  { id }: { readonly id: string },
): Promise<AnnualAmended> => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  const filed = row.replaces === null ? undefined : await annualById(scope, read, row.replaces);
  if (!filed) throw new Problem('conflict', { message: 'sptBadan.server.no_amendment' });
  const { form, worked } = await checkedOf(scope, read, row);
  const [before, after] = [
    { amounts: filed.amounts, entries: entriesOf(filed) },
    { worked, entries: entriesOf(row) },
  ];
  const line = restLines[row.era];
  const [sheet = '', name = ''] = line.split('!');
  const [paid, rest] = [sen(filed.amounts[sheet]?.[name] ?? '0'), amountAt(worked, line)];
  return {
    before: rupiah(paid),
    after: rupiah(rest),
    difference: rupiah(amendmentDifference(paid, rest)),
    lines: amendedLines(form, before, after).map((one) => ({
      ...one,
      cell: { kind: one.cell.kind, options: [...one.cell.options] },
    })),
    tables: [...amendedTables(form, before, after)],
  };
};
