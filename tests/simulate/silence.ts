import { payDueOf } from '#domain/billing/label.ts';
import { uploadDeadline } from '#domain/faktur/check-document.ts';
import { filingDue } from '#domain/spt/filing.ts';
import { drain } from './day.ts';
import { codeInput } from './presses/billing.ts';
import { KIND, SLIPS, slipInput } from './presses/bupot.ts';
import { LIST, saleInput } from './presses/faktur.ts';
import { runSchedules } from './schedule.ts';
import { OURS, type World } from './world.ts';

const HOUR = 3_600_000;
/** A day and an hour in Jakarta, in October and November 2025. */
const wib = (month: 10 | 11, day: number, hour: number): number => Date.UTC(2025, month - 1, day, hour - 7);

export const FIRST_DAY = wib(10, 1, 0);
/**
 * The office is unreachable from the night before the October return is due until five hours before the due day ends.
 */
export const SILENT = { from: wib(11, 19, 3), until: wib(11, 20, 18) } as const;
const RETURNS = '/ebupot/unifikasi/spt';
const MASA = '2025-10';

const filedBy = (period: string): string => filingDue({ type: 'UNIFIKASI', period })?.day ?? '';

const step = async (world: World, at: number): Promise<void> => {
  const since = world.clock.now;
  world.clock.now = Math.max(at, since + 1);
  await runSchedules(world.server().deps, since, world.clock.now);
  await drain(world, world.clock.now + 10 * 60_000);
};

const requests = async (
  world: World,
  who: 'rina' | 'agus' | 'sari',
  what: string,
  method: string,
  path: string,
  body?: unknown,
) => {
  const { status, body: response } = await world.press(who, what, method, path, body);
  if (status >= 300 || status === 0) throw new Error(`${what}: ${status} ${JSON.stringify(response)}`);
  return response;
};

const sale = async (world: World, date: string): Promise<string> =>
  String(
    (
      await requests(world, 'sari', 'a sale is typed', 'POST', `${LIST}/draft`, {
        input: saleInput(world, date, '0001'),
      })
    ).id,
  );

const slip = async (world: World, date: string): Promise<string> =>
  String(
    (await requests(world, 'sari', 'a slip is typed', 'POST', KIND, { input: slipInput(world, date, '0001') })).id,
  );

const before = async (world: World): Promise<string> => {
  world.clock.now = wib(10, 28, 9);
  const ids = [await slip(world, '2025-10-20'), await slip(world, '2025-10-21')];
  await requests(world, 'agus', 'slips are issued', 'POST', `${SLIPS}/issue`, { ids });
  await step(world, wib(10, 28, 10));
  world.clock.now = wib(11, 17, 9);
  const { spt } = (await requests(world, 'agus', 'the return is drawn', 'POST', `${RETURNS}/posting`, {
    period: MASA,
  })) as { spt: { id: string } };
  await step(world, wib(11, 17, 10));
  return spt.id;
};

const paid = async (world: World, returnId: string): Promise<void> => {
  await requests(world, 'rina', 'the return is billed', 'POST', `${RETURNS}/${returnId}/billings`, {});
  await step(world, wib(11, 17, 11));
  const codes = await world.rows<{ code: string; amount: number }>(
    `select code, amount from billing where spt_id = '${returnId}'`,
  );
  for (const { code, amount } of codes)
    await requests(world, 'rina', 'a code is paid', 'POST', '/simulator/billing/pay', {
      code,
      amount: String(amount / 100),
    });
  for (const hour of [12, 13, 14]) await step(world, wib(11, 17, hour));
};

/** A request during the outage, with its deadline: to upload, to file the return it is in, to pay the tax. */
export type Ready = {
  readonly kind: 'invoice' | 'slip' | 'code' | 'return';
  readonly id: string;
  readonly due: string;
};

/** Not in the order of due days. */
const during = async (world: World, returnId: string): Promise<Ready[]> => {
  world.clock.now = wib(11, 19, 9);
  const ready: Ready[] = [];
  const sales: string[] = [];
  for (const date of ['2025-11-03', '2025-10-30', '2025-11-12', '2025-10-31', '2025-11-19', '2025-10-29']) {
    const id = await sale(world, date);
    sales.push(id);
    ready.push({ kind: 'invoice', id, due: uploadDeadline(date) });
  }
  for (const id of sales) await requests(world, 'sari', 'a sale is sent', 'POST', `${LIST}/upload`, { ids: [id] });
  await step(world, wib(11, 19, 11));
  const slips: string[] = [];
  for (const date of ['2025-11-10', '2025-09-15', '2025-11-11', '2025-09-16']) {
    const id = await slip(world, date);
    slips.push(id);
    ready.push({ kind: 'slip', id, due: filedBy(date.slice(0, 7)) });
  }
  for (const id of slips) await requests(world, 'agus', 'a slip is issued', 'POST', `${SLIPS}/issue`, { ids: [id] });
  await step(world, wib(11, 19, 13));
  for (const period of ['2025-10', '2025-08', '2025-09']) {
    const body = codeInput(period, `12${period.slice(-2)}000`);
    const { id } = await requests(world, 'rina', 'a code is asked for', 'POST', '/ebilling', body);
    const due = payDueOf({ kap: '411126', kjs: '100', periodFrom: period, periodTo: period });
    ready.push({ kind: 'code', id: String(id), due: due.known ? due.day : '' });
  }
  await step(world, wib(11, 19, 15));
  await requests(world, 'rina', 'the return is filed', 'PUT', `${RETURNS}/${returnId}/submit`);
  ready.push({ kind: 'return', id: returnId, due: filedBy(MASA) });
  for (let at = wib(11, 19, 17); at < SILENT.until; at += 3 * HOUR) await step(world, at);
  return ready;
};

const failed = (world: World, table: 'faktur' | 'bupot'): Promise<{ id: string }[]> =>
  world.rows(`select id from ${table} where company_id = '${OURS.id}' and status = 'FAILED' order by id`);

const owed = async (world: World): Promise<boolean> => {
  const [open] = await world.rows<{ n: number }>(
    `select (select count(*) from billing where company_id = '${OURS.id}' and status = 'REQUESTING')
       + (select count(*) from faktur where company_id = '${OURS.id}' and status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS'))
       + (select count(*) from bupot where company_id = '${OURS.id}' and status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS')) as n`,
  );
  return (open?.n ?? 0) > 0;
};

/** After the outage: one action for each kind of unsent request, and the scheduler for the codes. */
const after = async (world: World, returnId: string): Promise<void> => {
  await step(world, SILENT.until + 60_000);
  const [spt] = await world.rows<{ status: string }>(`select status from spt where id = '${returnId}'`);
  if (spt && !['FILED', 'FILING', 'WAITING_PAYMENT'].includes(spt.status))
    await requests(world, 'rina', 'the return is filed again', 'PUT', `${RETURNS}/${returnId}/submit`);
  await step(world, SILENT.until + 5 * 60_000);
  const ids = async (table: 'faktur' | 'bupot') => ({ ids: (await failed(world, table)).map(({ id }) => id) });
  await requests(world, 'rina', 'all invoices are sent again', 'POST', `${LIST}/retry`, await ids('faktur'));
  world.clock.now += 1_000;
  await requests(world, 'rina', 'all slips are sent again', 'POST', `${SLIPS}/issue`, await ids('bupot'));
  for (let minute = 6; minute < 240 && (await owed(world)); minute += 3)
    await step(world, SILENT.until + minute * 60_000);
};

/**
 * People continue for 39 hours without an office, and send the rest afterwards. Returns the requests made meanwhile.
 */
export const throughSilence = async (world: World): Promise<readonly Ready[]> => {
  const returnId = await before(world);
  await paid(world, returnId);
  world.weather.downUntil(SILENT.from, SILENT.until);
  const ready = await during(world, returnId);
  await after(world, returnId);
  return ready;
};
