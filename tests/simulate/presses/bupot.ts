import type { SlipKind } from '#domain/bupot/kinds.ts';
import { fieldsOf, slips } from '#domain/bupot/slips.ts';
import { jakartaDay } from '#domain/scope.ts';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { OURS, type World } from '../world.ts';

export const SLIPS = '/ebupot/slips';
export const KIND = `/${slips.BPPU.resource}`;
const WRITERS = ['rina', 'agus', 'sari'] as const;
/** Payees with special behaviour of the simulated office, among ordinary ones. */
const PAYEES = ['0001', '0002', '0003', '0004', '0005', '9998', '9995', '9994', '9993', '9992'];
const REASON = 'Salah nilai';
const lockReason = 'Susulan';

type Slip = { id: string; version: number; kind: SlipKind };

const pathOf = (kind: SlipKind): string => `/${slips[kind].resource}`;
/** Mostly services; also an employee's month, and payments to other individuals. */
const KINDS = ['BPPU', 'BPPU', 'BPPU', 'BP21', 'BPMP'] as const;

export const slipInput = (
  { random, presses }: World,
  date: string,
  ending: string,
  kind: (typeof KINDS)[number] = 'BPPU',
): object => {
  // A person's NIK; a company's NPWP begins with 0.
  const payeeNpwp = `${kind === 'BPPU' ? '073456789012' : '317405120190'}${ending}`;
  const whole = aBupotInput(kind, {
    period: date.slice(0, 7),
    date,
    documentDate: date,
    nitku: nitkuOf(OURS.npwp),
    payeeNpwp,
    payeeNitku: nitkuOf(payeeNpwp),
    reference: `POTONG-${String(presses.length).padStart(6, '0')}`,
    gross: String(random.int(100_000, 90_000_000)),
  });
  return Object.fromEntries(fieldsOf[kind].map((field) => [field, whole[field]]));
};

const inState = (world: World, ...statuses: readonly string[]): Promise<Slip | undefined> =>
  world.some<Slip>(
    `select id, version, kind from bupot where company_id = '${OURS.id}' and status in (${statuses
      .map((one) => `'${one}'`)
      .join(', ')}) order by id desc limit 40`,
  );

export const draftSlip = async (world: World): Promise<void> => {
  const what = 'a slip is typed';
  const { random, clock } = world;
  const kind = random.pick(KINDS);
  const input = slipInput(world, jakartaDay(clock.now), random.pick(PAYEES), kind);
  const message = await world.press(random.pick(WRITERS), what, 'POST', pathOf(kind), { input, lockReason });
  if (message.status === 201 || message.status === 200)
    world.events.set(String(message.body.id), { table: 'bupot', at: world.clock.now, what });
};

export const issueSlip = async (world: World): Promise<void> => {
  const slip = await inState(world, 'DRAFT', 'REJECTED', 'SAVED_INVALID', 'FAILED', 'WAITING_FOR_APPROVAL');
  if (!slip) return;
  const { id, version } = slip;
  await world.press(world.random.pick(WRITERS), 'a slip is issued', 'POST', `${SLIPS}/${id}/issue`, {
    version,
    lockReason,
    relatedChecked: true,
  });
};

export const correctSlip = async (world: World): Promise<void> => {
  const slip = await inState(world, 'APPROVED', 'NORMAL_REVISION');
  if (!slip) return;
  const what = 'a slip is corrected';
  const message = await world.press('agus', what, 'POST', `${pathOf(slip.kind)}/${slip.id}/correct`, {
    reason: REASON,
    lockReason,
  });
  if (message.status === 201) world.events.set(String(message.body.id), { table: 'bupot', at: world.clock.now, what });
};

export const cancelSlip = async (world: World): Promise<void> => {
  const slip = await inState(world, 'APPROVED', 'NORMAL_REVISION');
  if (!slip) return;
  const { id, version } = slip;
  await world.press('rina', 'a slip is called off', 'POST', `${SLIPS}/${id}/cancel`, {
    version,
    reason: REASON,
    lockReason,
  });
};
