import { mayDo } from '#domain/access.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { needsHand } from '#domain/bupot/status-queries.ts';
import { daysBetween } from '#domain/calendar/day-count.ts';
import { periodOf } from '#domain/definition/day.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { fakturMasukan } from '#domain/faktur/masukan.ts';
import { masukanTabs } from '#domain/faktur/masukan-status.ts';
import type { Risks } from '#domain/home/waiting-schema.ts';
import { type Params, say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { tallyPull } from '../../../db/repositories/pull-rows.ts';
import { latestPulls } from '../../../db/repositories/pulls.ts';
import { troubledIds } from '../../modules/counterparty/troubled.ts';
import { masukanList } from '../../modules/faktur/masukan/family.ts';
import { ownFamilies } from '../../services/company/families.ts';
import { type Deps, permit } from '../../services/deps.ts';

type Risk = Risks['rows'][number];

const UPLOAD_DAYS = 5;
const EXPIRY_DAYS = 3;
const CERTIFICATE_DAYS = 30;
const CERTIFICATE_GRAVE = 7;

const SLIPS = slipListPath('BPPU');
const listed: readonly SlipKind[] = slipKinds.filter((kind) => slipListPath(kind) === SLIPS);
const faulty = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => needsHand({ status }));

export const risksOf = async (deps: Deps, scope: Scope): Promise<Risks> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const may = (key: Permission) => scope.permissions.has(key);
  const risk = (key: Risk['key'], count: number, grave: boolean, to: string, params: Params = {}): Risk => ({
    key,
    count,
    grave,
    to,
    says: say(scope.locale, `home.risk.${count > 0 || key === 'certificate' ? key : 'none'}`, params),
  });

  const upload = async (): Promise<Risk> => {
    const { count } = await fakturList.totals(scope, read, { deadlineWithin: UPLOAD_DAYS }, today);
    return risk('upload', count, count > 0, `${vatListPath('OUT')}?deadlineWithin=${UPLOAD_DAYS}`, {
      days: UPLOAD_DAYS,
    });
  };
  const crediting = async (): Promise<Risk> => {
    const masa = periodOf(today);
    const period = periodEndingIn(masa);
    const status = [...masukanTabs.undecided];
    const { count, ppn } = await masukanList.totals(scope, read, { status, period }, today);
    const to = `${vatListPath('IN')}?tab=undecided&period=${period}`;
    return risk('crediting', count, count > 0, to, { amount: formatRupiah(ppn), masa: formatPeriod(masa) });
  };
  const expiry = async (): Promise<Risk> => {
    const { count, amount } = await billingList.totals(scope, read, { expiresWithin: EXPIRY_DAYS }, today);
    const to = `/main/ebilling/id_billing?expiresWithin=${EXPIRY_DAYS}`;
    return risk('expiry', count, false, to, { amount: formatRupiah(amount) });
  };
  const left = async (
    key: 'differences' | 'incoming',
    family: string,
    to: (pullId: string) => string,
  ): Promise<Risk | null> => {
    const [pull] = await latestPulls(scope, read, family, 1);
    if (!pull) return null;
    const open = (await tallyPull(scope, read, pull.id)).filter(
      ({ verdict, status }) => (verdict === 'NEW' || verdict === 'DIFFERENT') && status !== 'TAKEN',
    );
    const count = open.reduce((all, one) => all + one.count, 0);
    return risk(key, count, false, to(pull.id), { day: formatDay(jakartaDay(pull.createdAt)) });
  };
  const differences = () =>
    left('differences', 'bupot', (id) => `/main/ebupot/prepopulated/detail?id=${encodeURIComponent(id)}`);
  const incoming = () => left('incoming', fakturMasukan.name, () => vatListPath('IN'));
  const slips = async (): Promise<Risk> => {
    const { count } = await bupotList.totals(scope, read, { status: faulty, kind: [...listed] }, today);
    return risk('slips', count, count > 0, `${SLIPS}?status=${faulty.join()}`);
  };
  const parties = async (): Promise<Risk> => {
    const { length: count } = await troubledIds(deps, scope);
    return risk('parties', count, false, '/main/counterparties?only=troubled');
  };
  const certificate = async (): Promise<Risk | null> => {
    const found = await certificateOf(scope, read);
    if (!found) return null;
    const days = daysBetween(today, found.validTo);
    if (days > CERTIFICATE_DAYS) return null;
    return risk('certificate', days, days <= CERTIFICATE_GRAVE, '/main/setting/account/certificate', {
      day: formatDay(found.validTo),
    });
  };

  const rows = await Promise.all([
    faktur && may('EFAKTUR_DOC_CREATE') ? upload() : null,
    faktur && may('EFAKTUR_DOC_CREATE') ? crediting() : null,
    may('EBILLING_VIEW') ? expiry() : null,
    bupot && may('EBUPOT_WITHHOLDING_VIEW') ? differences() : null,
    faktur && may('EFAKTUR_DOC_CREATE') ? incoming() : null,
    bupot && may('EBUPOT_WITHHOLDING_VIEW') ? slips() : null,
    mayDo(scope.permissions, 'counterparties', 'list') ? parties() : null,
    may('SETTING_ECERT_VIEW') ? certificate() : null,
  ]);
  return { rows: rows.filter((row) => row !== null) };
};
