import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { jakartaDay } from '#domain/scope.ts';
import { inputOf as fakturInputOf } from '../../../api/modules/faktur/input-of.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { OURS, type World } from '../world.ts';

export const LIST = '/efaktur/out/ctas';
const WRITERS = ['rina', 'agus', 'sari'] as const;

/** Mostly ordinary buyers; the others have special behaviour of the simulated office. */
const BUYERS = ['0001', '0002', '0003', '0004', '0005', '0006', '9998', '9995', '9994', '9993', '9992', '9989', '9988'];

type Sale = { id: string; version: number; status: string };

export const saleInput = ({ random, presses }: World, date: string, ending: string): FakturInput => {
  const npwp = `062345678901${ending}`;
  const lines = Array.from({ length: random.int(1, 3) }, (_, at) =>
    aLine({
      name: `Barang ${at + 1}`,
      price: String(random.int(1_000, 9_999_999)),
      quantity: String(random.int(1, 40)),
      discount: random.chance(20) ? String(random.int(1, 900)) : '0',
    }),
  );
  return aFakturInput({
    date,
    reference: `JUAL-${String(presses.length).padStart(6, '0')}`,
    ownNitku: nitkuOf(OURS.npwp),
    counterpartyNpwp: npwp,
    counterpartyNitku: nitkuOf(npwp),
    lines,
  });
};

const saleOfToday = (world: World): FakturInput =>
  saleInput(world, jakartaDay(world.clock.now), world.random.pick(BUYERS));

const inState = (world: World, ...statuses: readonly string[]): Promise<Sale | undefined> =>
  world.some<Sale>(
    `select id, version, status from faktur where company_id = '${OURS.id}' and type = 'OUT' and status in (${statuses
      .map((one) => `'${one}'`)
      .join(', ')}) order by id desc limit 40`,
  );

export const draftSale = async (world: World): Promise<void> => {
  const what = 'a sale is typed';
  const { status, body } = await world.press(world.random.pick(WRITERS), what, 'POST', `${LIST}/draft`, {
    input: saleOfToday(world),
  });
  if (status === 200 || status === 201)
    world.events.set(String(body.id), { table: 'faktur', at: world.clock.now, what });
};

export const uploadSale = async (world: World): Promise<void> => {
  const sale = await inState(world, 'DRAFT', 'REJECTED', 'SAVED_INVALID', 'FAILED');
  if (!sale) return;
  const word = sale.status === 'DRAFT' ? 'upload' : 'retry';
  await world.press(world.random.pick(WRITERS), `a sale is sent: ${word}`, 'POST', `${LIST}/${word}`, {
    ids: [sale.id],
  });
};

export const removeSale = async (world: World): Promise<void> => {
  const sale = await inState(world, 'DRAFT', 'REJECTED');
  if (!sale) return;
  const { status } = await world.press('rina', 'a sale is thrown away', 'DELETE', `${LIST}/${sale.id}`);
  if (status !== 409 && status !== 403) world.events.delete(sale.id);
};

const REASON = 'Salah jumlah';

export const cancelSale = async (world: World): Promise<void> => {
  const sale = await inState(world, 'APPROVED');
  if (!sale) return;
  const { version } = sale;
  await world.press('rina', 'a sale is called off', 'POST', `${LIST}/${sale.id}/moves/cancel`, {
    version,
    reason: REASON,
  });
};

export const substituteSale = async (world: World): Promise<void> => {
  const sale = await inState(world, 'APPROVED');
  if (!sale) return;
  const what = 'a sale is replaced';
  const read = await world.person('agus').request('GET', `${LIST}/${sale.id}`);
  if (read.status !== 200) return;
  const { lines, ...head } = saleOfToday(world);
  const input = { ...fakturInputOf(read.body as unknown as Faktur), lines, reference: head.reference };
  const { status, body } = await world.press('agus', what, 'POST', `${LIST}/${sale.id}/substitute`, {
    reason: REASON,
    input,
  });
  if (status === 200 || status === 201)
    world.events.set(String(body.id), { table: 'faktur', at: world.clock.now, what });
};

export const mailSale = async (world: World): Promise<void> => {
  const sale = await inState(world, 'APPROVED');
  if (!sale) return;
  await world.press('sari', 'a sale is mailed', 'POST', `${LIST}/bulk-send-email`, {
    ids: [sale.id],
    addressChecked: true,
  });
};
