import { setImmediate as othersTurn } from 'node:timers/promises';
import { isDay, periodOf } from '#domain/definition/day.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { BatchPlan } from '#domain/faktur/batch-schema.ts';
import { isLate, uploadDeadline } from '#domain/faktur/check-document.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type Met, metCounterparty } from '../../../db/repositories/counterparties.ts';
import type { ImportRecord } from '../../../db/repositories/imports/imports.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import { switchOf } from '../../../db/repositories/switches.ts';
import { goingElsewhere } from '../../documents/elsewhere.ts';
import { closedPeriods } from '../../documents/period-lock.ts';
import { fakturImports } from '../../imports/import-channel.ts';
import { readyInputs } from '../../imports/ready-inputs.ts';
import { getImport } from '../../imports/view-import.ts';
import { uploadIntercept } from '../../modules/faktur/intercepts.ts';
import { keluaranFamily } from '../../modules/faktur/keluaran-family.ts';
import type { Deps } from '../../services/deps.ts';
import { getTemplate } from '../../services/templates/templates.ts';

export const draftsOf = (deps: Deps, scope: Scope, importId: string) =>
  keluaranFamily.eligibleRows(deps, scope, { filter: { importId, status: ['DRAFT'] } }, 'upload');

/** `dpp` and `ppn` in sen, set if the sums of the file do not contain them. */
type Going = {
  readonly to: Met;
  /** YYYY-MM; '' if the date is invalid. */
  readonly period: string;
  readonly deadline: string;
  readonly dpp: number;
  readonly ppn: number;
};

/** '' if no rule is known for the date. */
const deadlineOf = (date: string): string => {
  try {
    return uploadDeadline(date);
  } catch {
    return '';
  }
};

const dayOf = (date: string): Pick<Going, 'period' | 'deadline'> => ({
  period: isDay(date) ? periodOf(date) : '',
  deadline: deadlineOf(date),
});

async function* goingOf(deps: Deps, scope: Scope, read: ImportRecord): AsyncGenerator<Going[]> {
  for await (const inputs of readyInputs<'faktur-keluaran'>(deps, scope, read))
    yield inputs.map((one) => ({ to: metCounterparty(one), ...dayOf(one.date), dpp: 0, ppn: 0 }));
  for await (const rows of draftsOf(deps, scope, read.id))
    yield rows.map((row) => {
      const [dpp, ppn] = [sen(row.dpp), sen(row.ppn)];
      return { to: metCounterparty(row), period: row.period, deadline: row.uploadDeadline, dpp, ppn };
    });
}

export const batchPlan = async (deps: Deps, scope: Scope, read: ImportRecord): Promise<BatchPlan> => {
  const query = deps.db.read;
  const today = jakartaDay(deps.now());
  let [documents, withAddress, elsewhere, late, first] = [0, 0, 0, 0, ''];
  const drafts = { dpp: 0, ppn: 0 };
  const periods = new Set<string>();
  for await (const page of goingOf(deps, scope, read)) {
    documents += page.length;
    elsewhere += (
      await goingElsewhere(
        scope,
        query,
        page.map(({ to }) => to),
      )
    ).length;
    for (const { to, period, deadline, dpp, ppn } of page) {
      periods.add(period);
      drafts.dpp += dpp;
      drafts.ppn += ppn;
      if (to.email) withAddress += 1;
      if (isLate(deadline, today)) late += 1;
      if (first === '' || (deadline !== '' && deadline < first)) first = deadline;
    }
    // A large file takes seconds and the database is synchronous.
    await othersTurn();
  }
  const { state } = await getImport(deps, fakturImports, scope, read.id);
  const sumOf = (key: 'dpp' | 'ppn') =>
    rupiah(sen(state.totals.sums.find((one) => one.key === key)?.ready ?? '0') + drafts[key]);
  const { remaining } = await quotaOf(scope, query, 'efaktur');
  const obstacle = await uploadIntercept(scope, query, deps.now(), { needed: documents, pages: [] });
  const closed = await closedPeriods(scope, query);
  const template = await getTemplate(deps, scope, { channel: 'email', product: 'efaktur' });
  return {
    documents,
    dpp: sumOf('dpp'),
    ppn: sumOf('ppn'),
    staysBehind: state.totals.errors,
    filed: [...periods].filter((period) => closed.includes(`PPN ${period}`)).sort(),
    quota: { remaining, needed: documents },
    deadline: { first: first === '' ? null : first, late },
    signee: (await activeSignee(scope, query, 'efaktur-v2'))?.name ?? null,
    letter: {
      subject: template.subject,
      own: template.version > 0,
      automatic: (await switchOf(scope, query, 'mail:efaktur')).on,
      withAddress,
      withoutAddress: documents - withAddress,
      elsewhere,
    },
    obstacle: obstacle?.intercept ?? null,
  };
};
