import { createHash } from 'node:crypto';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { isDay } from '#domain/kit/day.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import { jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import type { PullAsked } from '../../bupot-office.ts';
import type { PullLeave } from '../../bupot-port.ts';
import { DOWN } from '../bad-line.ts';
import type { Office } from '../options.ts';
import { bupotBehaviourOf } from './behaviours.ts';
import { inventedSlips, periodOf } from './invented.ts';
import { sentHere } from './sent-here.ts';

const LEAVE_MS = 60 * 60_000;
const FIRST = '2025-01';

const sealOf = (tin: string, expiresAt: number): string =>
  createHash('sha256').update(`leave ${tin} ${expiresAt}`).digest('hex').slice(0, 32);

const isDown = (tin: string): boolean => bupotBehaviourOf(tin).line === 'down';

/** Leave for an hour; it says itself until when and for whom. */
export const leaveFor = (office: Office, tin: string): Answer<PullLeave> => {
  if (isDown(tin)) return DOWN;
  if (!isNpwp16(tin)) return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
  const expiresAt = office.now() + LEAVE_MS;
  return done({ authKey: `${expiresAt}.${sealOf(tin, expiresAt)}`, expiresAt });
};

const isGiven = (office: Office, { tin, authKey }: PullAsked): boolean => {
  const [until = '', seal] = authKey.split('.');
  return Number(until) > office.now() && seal === sealOf(tin, Number(until));
};

/** Slips of a taxpayer, by number or by masa: those the office has from elsewhere and, by number, those sent here. Unknown numbers are left out. */
export const pullSlips = async (office: Office, asked: PullAsked): Promise<Answer<readonly PulledSlip[]>> => {
  const { tin } = asked;
  if (isDown(tin)) return DOWN;
  if (!isGiven(office, asked)) return refused('AUTH_KEY_INVALID', 'Kunci otorisasi tidak sah atau sudah berakhir.');
  const self = { npwp: tin, name: (await office.nameOf(tin)) ?? 'WAJIB PAJAK' };
  const today = jakartaDay(office.now());
  const inventedIn = (period: string): PulledSlip[] =>
    isDay(`${period}-01`) && period >= FIRST ? inventedSlips(self, period).filter(({ date }) => date <= today) : [];

  if ('period' in asked)
    return done(inventedIn(asked.period).filter(({ role }) => asked.role === null || role === asked.role));
  const found: PulledSlip[] = [];
  for (const number of new Set(asked.numbers)) {
    const period = periodOf(number);
    if (period) found.push(...inventedIn(period).filter((slip) => slip.number === number));
    else found.push(...(await sentHere(office, self, number)));
  }
  return done(found);
};
