import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { underSeed } from './chance.ts';
import { FIRST_DAY, type Ready, throughSilence } from './silence.ts';
import { OURS, openWorld, plantYear, type World } from './world.ts';

/** A request made while the office was unreachable: when, its proof, and when the office received it. */
export type OutageOptions = Ready & {
  readonly readyAt: number;
  readonly row: number;
  readonly hash: string;
  /** Its position among all documents, or all codes, the office received; null when it never arrived. */
  readonly place: number | null;
  readonly status: string;
};

/** Its position at the office among everything received, and the first history row of the request. */
const proven = async (world: World, ready: Ready): Promise<OutageOptions> => {
  const [input] = await world.rows<{ seq: number; hash: string; at: number }>(
    `select seq, hash, at from history where company_id = '${OURS.id}' and object_id = '${ready.id}'
     and action in ('upload', 'submit', 'issue', 'file'${ready.kind === 'code' ? ", 'create'" : ''}) order by seq limit 1`,
  );
  const books = ready.kind === 'code' ? 'office_billings' : 'office_documents';
  const [there] = await world.rows<{ place: number }>(
    `select rowid as place from ${books} where key like '%${ready.id}%' and state <> 'NOT_ARRIVED' order by rowid limit 1`,
  );
  const table = { invoice: 'faktur', slip: 'bupot', code: 'billing', return: 'spt' }[ready.kind];
  const [stands] = await world.rows<{ status: string }>(`select status from ${table} where id = '${ready.id}'`);
  return {
    ...ready,
    status: stands?.status ?? '',
    readyAt: input?.at ?? 0,
    row: input?.seq ?? 0,
    hash: input?.hash ?? '',
    place: there?.place ?? null,
  };
};

/** 39 hours, over the day a return is due. Returns the requests made meanwhile, with their proof. */
export const playOutage = async (): Promise<readonly OutageOptions[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-outage-'));
  await plantYear(dataDir, FIRST_DAY);
  const giveBack = underSeed(39);
  const world = await openWorld({ seed: 39, dataDir, start: FIRST_DAY, lostInHundred: 0 });
  try {
    const result: OutageOptions[] = [];
    for (const one of await throughSilence(world)) result.push(await proven(world, one));
    return result;
  } finally {
    await world.close();
    giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
