import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jakartaDay } from '#domain/scope.ts';
import { underSeed } from './chance.ts';
import { moment } from './day.ts';
import { properties } from './properties/index.ts';
import type { Plant } from './simulated-server.ts';
import { openWorld, type Press, plantYear, type World } from './world.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MOMENTS = [8.5, 13, 17.5];
const SHOWN = 12;

export type Plan = { readonly seed: number; readonly days: number; readonly plant?: Plant };

export type Finding = {
  readonly day: number;
  readonly date: string;
  readonly property: string;
  readonly messages: readonly string[];
  readonly last: readonly Press[];
};

export type Year = {
  readonly seed: number;
  readonly days: number;
  readonly pressed: readonly Press[];
  readonly kills: number;
  readonly lostAnswers: number;
  /** Equal for equal seeds: a hash of actions, history, and the office's and the bank's books. */
  readonly digest: string;
  readonly found: Finding | null;
  readonly seconds: number;
};

/** The first day of a year, 00.00 WIB. */
export const START = Date.UTC(2025, 9, 1) - 7 * HOUR;

const digestOf = async ({ presses, rows }: World): Promise<string> => {
  const results = await Promise.all([
    rows('select company_id, seq, hash from chains order by company_id'),
    rows('select ref, key, state, number, code from office_documents order by ref'),
    rows('select code, key, state, ntpn, paid_at from office_billings order by code'),
    rows('select ref, number, amount, state from bank_accounts order by ref'),
    rows('select movement, ref, amount, at from bank_movements order by movement'),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([presses, results]))
    .digest('hex');
};

const judge = async (world: World, day: number): Promise<Finding | null> => {
  const about = { day: day + 1, date: jakartaDay(START + day * DAY), last: world.presses.slice(-SHOWN) };
  if (world.wrong.length > 0) return { ...about, property: 'what was pressed', messages: world.wrong };
  for (const { name, broken } of properties) {
    const message = await broken(world);
    if (message.length > 0) return { ...about, property: name, messages: message };
  }
  return null;
};

/** Or its first days, from a seed. Stops at the end of the first day on which a property is violated. */
export const playYear = async ({ seed, days, plant }: Plan): Promise<Year> => {
  const began = process.hrtime.bigint();
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-year-'));
  await plantYear(dataDir, START);
  const giveBack = underSeed(seed);
  const world = await openWorld({ seed, dataDir, start: START, ...(plant ? { plant } : {}) });
  try {
    let found: Finding | null = null;
    let since = START;
    for (let day = 0; day < days && !found; day++) {
      for (const hour of MOMENTS) {
        const at = START + day * DAY + hour * HOUR;
        await moment(world, since, at);
        since = at;
      }
      found = await judge(world, day);
    }
    return {
      seed,
      days,
      found,
      pressed: world.presses,
      kills: world.kills(),
      lostAnswers: world.weather.lost(),
      digest: await digestOf(world),
      seconds: Number(process.hrtime.bigint() - began) / 1e9,
    };
  } finally {
    await world.close();
    giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
