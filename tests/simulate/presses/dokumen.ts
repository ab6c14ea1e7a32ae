import { kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { jakartaDay } from '#domain/scope.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { OURS, type World } from '../world.ts';

const paths = { DOC_OUT: '/efaktur/document/out/ctas', DOC_IN: '/efaktur/document/in/ctas' } as const;
const sides = ['out', 'in'] as const;
const WRITERS = ['rina', 'agus', 'sari'] as const;

type Dokumen = { id: string; type: keyof typeof paths; status: string; version: number };

const inState = (world: World, ...statuses: readonly string[]): Promise<Dokumen | undefined> =>
  world.some<Dokumen>(
    `select id, type, status, version from faktur where company_id = '${OURS.id}' and type in ('DOC_OUT', 'DOC_IN') and status in (${statuses
      .map((one) => `'${one}'`)
      .join(', ')}) order by id desc limit 30`,
  );

/** Drafts another document, of an export, an import or a service from abroad, under the number of its paper. */
export const draftDokumen = async (world: World): Promise<void> => {
  const { random, clock, presses } = world;
  const side = random.pick(sides);
  const what = 'another document is typed';
  const documentKind = random.pick(kindsOf(side));
  const dpp = random.int(1_000, 900_000) * 100;
  const message = await world.press(random.pick(WRITERS), what, 'POST', paths[side === 'out' ? 'DOC_OUT' : 'DOC_IN'], {
    input: aDokumenInput({
      documentKind,
      number: `DOK-${String(presses.length).padStart(6, '0')}`,
      date: jakartaDay(clock.now),
      dpp: String(dpp),
      ppn: kindOf(documentKind).zeroRated ? '0' : String((dpp * 11) / 100),
    }),
  });
  if (message.status === 201 || message.status === 200)
    world.events.set(String(message.body.id), { table: 'faktur', at: clock.now, what });
};

const move = async (world: World, { id, type, version }: Dokumen, to: string, reason?: string): Promise<void> => {
  await world.press(world.random.pick(WRITERS), `another document: ${to}`, 'POST', `${paths[type]}/${id}/moves/${to}`, {
    version,
    ...(reason ? { reason } : {}),
  });
};

export const uploadDokumen = async (world: World): Promise<void> => {
  const one = await inState(world, 'DRAFT', 'REJECTED', 'SAVED_INVALID', 'FAILED');
  if (one) await move(world, one, one.status === 'DRAFT' ? 'upload' : 'retry');
};

export const cancelDokumen = async (world: World): Promise<void> => {
  const one = await inState(world, 'APPROVED');
  if (one) await move(world, one, 'cancel', 'Salah nilai');
};
