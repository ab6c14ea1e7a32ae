import { rupiah, sen, total } from '#domain/definition/money.ts';
import { returnLabel } from '#domain/efiling/label.ts';
import { isUnmade } from '#domain/efiling/register.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { formatSpan } from '#domain/text/format.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { duesIn } from '../../modules/billing/dues.ts';
import { type Duty, openDuties } from '../../modules/spt/duties.ts';
import { dutyAmounts } from '../../modules/spt/duty-amounts.ts';
import { ownFamilies } from '../../services/company/families.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualDuties, mayReadAnnual, overpaidOf, restOf, waitsForPerson } from './annual-duties.ts';
import { actOf, dutyLabel, dutyPlace } from './duty-place.ts';

const waiting = ['PAYABLE', 'WAITING', 'CONFIRMABLE', 'FAILED'] as const;

const billings = async (deps: Deps, scope: Scope, limit: number, today: string): Promise<HomeToDo['billing']> => {
  const { read } = deps.db;
  const duesOf = await duesIn(deps, scope);
  const filter = { status: [...waiting] };
  const [{ count, amount }, { rows }] = await Promise.all([
    billingList.totals(scope, read, filter, today),
    billingList.page(scope, read, { filter, sort: [['periodFrom', 'ASC']], offset: 0, limit, today }),
  ]);
  return {
    count,
    amount,
    rows: rows.map((row) => ({
      id: row.id,
      code: row.code,
      taxName: row.taxName,
      kapKjs: `${row.kap}-${row.kjs}`,
      periodFrom: row.periodFrom,
      masa: formatSpan(row.periodFrom, row.periodTo),
      status: row.status,
      amount: row.amount,
      expiresAt: row.expiresAt,
      dueDay: duesOf(row).due?.day ?? null,
      paymentId: row.paymentId,
    })),
  };
};

type Returns = NonNullable<HomeToDo['spt']>;

const returns = async (deps: Deps, scope: Scope, duties: readonly Duty[], limit: number): Promise<Returns> => {
  const rows: Returns['rows'][number][] = [];
  for (const duty of duties) {
    const { type, period, revision, spt, state, dueDay, late } = duty;
    const { rest, overpaid } = await dutyAmounts(deps, scope, duty);
    rows.push({
      type,
      period,
      revision,
      dueDay,
      late,
      overpaid,
      key: `${type}-${period}`,
      id: spt?.id ?? null,
      label: dutyLabel(duty, scope),
      status: state === 'begin' ? null : (spt?.status ?? null),
      act: actOf(duty),
      amount: rest,
      to: dutyPlace(scope, duty),
    });
  }
  return {
    count: rows.length,
    amount: rupiah(total(rows.map(({ amount }) => sen(amount)))),
    rows: rows.slice(0, limit),
  };
};

const annual = async (deps: Deps, scope: Scope, limit: number): Promise<HomeToDo['annual']> => {
  const open = (await annualDuties(deps, scope)).filter(waitsForPerson);
  const rows = open.map((row) => ({
    key: `${row.kind}-${row.period}`,
    id: isUnmade(row) ? null : row.id,
    year: row.period,
    revision: row.revision,
    label: returnLabel(row, scope.locale),
    status: row.status,
    act: isUnmade(row) ? ('begin' as const) : ('open' as const),
    amount: restOf(row),
    overpaid: overpaidOf(row),
    dueDay: row.dueDay,
    dueMayMove: row.dueMayMove,
    late: row.daysLate > 0,
    to: row.link,
  }));
  return {
    count: rows.length,
    amount: rupiah(total(rows.map(({ amount }) => sen(amount)))),
    rows: rows.slice(0, limit),
  };
};

const invoices = async (deps: Deps, scope: Scope, limit: number, today: string): Promise<HomeToDo['faktur']> => {
  const { read } = deps.db;
  const filter = { status: [...keluaran.unsent] };
  const [{ count, ppn }, { rows }] = await Promise.all([
    fakturList.totals(scope, read, filter, today),
    fakturList.page(scope, read, { filter, sort: [['uploadDeadline', 'ASC']], offset: 0, limit, today }),
  ]);
  return {
    count,
    amount: ppn,
    rows: rows.map(({ id, number, reference, counterpartyName, status, ppn: vat, uploadDeadline }) => ({
      id,
      number,
      reference,
      counterpartyName,
      status,
      ppn: vat,
      uploadDeadline: uploadDeadline ?? null,
    })),
  };
};

/** The first items of each family whose list the user may see. */
export const toDoOf = async (deps: Deps, scope: Scope, { limit }: { limit: number }): Promise<HomeToDo> => {
  permit(scope, 'HOMEPAGE_WAITING_VIEW');
  const today = jakartaDay(deps.now());
  const [{ faktur, bupot }, duties] = await Promise.all([ownFamilies(deps, scope), openDuties(deps, scope)]);
  const income = duties.filter(({ type }) => type !== 'PPN');
  const ofVat = duties.filter(({ type }) => type === 'PPN');
  const may = (key: Parameters<typeof permit>[1]) => key !== undefined && scope.permissions.has(key);
  const [billing, spt, out, vat, years] = await Promise.all([
    may('EBILLING_VIEW') ? billings(deps, scope, limit, today) : null,
    bupot && may(returnAccess('UNIFIKASI').view) ? returns(deps, scope, income, limit) : null,
    faktur && may(keluaran.document.access.list) ? invoices(deps, scope, limit, today) : null,
    faktur && may(returnAccess('PPN').view) ? returns(deps, scope, ofVat, limit) : null,
    mayReadAnnual(scope) ? annual(deps, scope, limit) : null,
  ]);
  return { billing, spt, faktur: out, vat, annual: years };
};
