import type { Faktur } from '#domain/faktur/record.ts';
import { inputOf } from '../../../api/modules/faktur/input-of.ts';
import { OURS, type World } from '../world.ts';
import { LIST } from './faktur.ts';

/** Two people act on one document concurrently, with the same version: at most one succeeds. */
export const twoAtOnce = async (world: World): Promise<void> => {
  const sale = await world.some<{ id: string; version: number; status: string }>(
    `select id, version, status from faktur where company_id = '${OURS.id}' and type = 'OUT' and status in ('DRAFT', 'APPROVED')
     order by id desc limit 30`,
  );
  if (!sale) return;
  const { id, version, status } = sale;
  // Both sign in first, because the order of password checks is not deterministic.
  const seen = await world.person('rina').request('GET', `${LIST}/${id}`);
  if (seen.status !== 200 || (await world.person('agus').request('GET', `${LIST}/${id}`)).status !== 200) return;
  const input = inputOf(seen.body as unknown as Faktur);
  const move = (who: 'rina' | 'agus') =>
    status === 'APPROVED'
      ? world.press(who, 'at once: called off', 'POST', `${LIST}/${id}/moves/cancel`, { version, reason: 'Batal' })
      : world.press(who, 'at once: written over', 'PUT', `${LIST}/draft/${id}`, {
          version,
          input: { ...input, reference: `BERDUA-${who}-${world.presses.length}` },
        });
  const answers = await Promise.all([move('rina'), move('agus')]);
  const through = answers.filter((one) => one.status >= 200 && one.status < 300).length;
  if (status === 'DRAFT' && through > 1)
    world.wrong.push(`two people wrote over ${id} of version ${version}, and both were let`);
};
