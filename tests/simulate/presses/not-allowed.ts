import { OURS, THEIRS, type World } from '../world.ts';
import { LIST } from './faktur.ts';

/** A person who may only pay tries actions without permission: always 403, and without effect. */
export const withoutKey = async (world: World): Promise<void> => {
  const { random } = world;
  const sale = await world.some<{ id: string }>(
    `select id from faktur where company_id = '${OURS.id}' and type = 'OUT' order by id desc limit 20`,
  );
  const tried = random.pick([
    ['GET', LIST, undefined],
    ['POST', `${LIST}/draft`, { input: {} }],
    ['POST', `${LIST}/upload`, { ids: [sale?.id ?? 'none'] }],
    ['DELETE', `${LIST}/${sale?.id ?? 'none'}`, undefined],
    ['POST', '/efaktur/spt/ctas/posting', { period: '2025-10' }],
    ['POST', '/ebupot/unifikasi/spt/posting', { period: '2025-10' }],
    ['POST', '/ebupot/slips/issue', { ids: ['none'] }],
  ] as const);
  const [method, path, body] = tried;
  const { status } = await world.press('budi', 'without a key', method, path, body);
  if (status !== 403 && status !== 0) world.wrong.push(`budi was answered ${status} to ${method} ${path}, not 403`);
};

/** A person of another company requests a record by its id: it is not found. */
export const fromElsewhere = async (world: World): Promise<void> => {
  const { random } = world;
  const [table, list] = random.pick([
    ['faktur', LIST],
    ['bupot', '/ebupot/slips'],
    ['billing', '/ebilling'],
    ['payments', '/ebilling/payment'],
  ] as const);
  const found = await world.some<{ id: string }>(
    `select id from ${table} where company_id = '${OURS.id}'${table === 'faktur' ? " and type = 'OUT'" : ''} order by id desc limit 20`,
  );
  if (!found) return;
  const { status } = await world.press('hendra', `from ${THEIRS.name}`, 'GET', `${list}/${found.id}`);
  if (status !== 404 && status !== 0) world.wrong.push(`hendra was answered ${status} to ${list}/${found.id}, not 404`);
};
