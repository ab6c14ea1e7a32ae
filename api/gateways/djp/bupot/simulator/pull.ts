import { createHash } from 'node:crypto';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { DOWN } from '../../simulator/gate.ts';
import type { Office } from '../../simulator/options.ts';
import type { PullParams } from '../office.ts';
import type { PullLeave } from '../port.ts';
import { bupotBehaviourOf } from './behaviours.ts';
import { madeElsewhere } from './elsewhere.ts';
import { bupotFamily } from './family.ts';
import { periodOf } from './invented.ts';
import { broughtUp, revisionOf, type Stored } from './life.ts';

const REPORTED: Readonly<Partial<Record<Stored['state'], PulledSlip['state']>>> = {
  APPROVED: 'NORMAL',
  WAITING_CANCEL: 'NORMAL',
  CANCELED: 'CANCELED',
};

const sentHere = async (
  office: Office,
  self: { npwp: string; name: string },
  number: string,
): Promise<PulledSlip[]> => {
  const entry = await office.books.read.byNumber(self.npwp, number);
  if (!entry || !bupotFamily.holds(entry.kind)) return [];
  const current = await office.books.transact((books) => broughtUp(office, books, entry));
  const { content } = current;
  const state = REPORTED[current.state];
  if (!state) return [];
  const { slipKind, nitku, period, date, taxCode, facility, payee, gross, rate, tax, borne } = content.document;
  return [
    {
      number,
      revision: revisionOf(current),
      kind: slipKind,
      role: 'withholder',
      state: state,
      withholder: { ...self, nitku },
      payee,
      period,
      date,
      taxCode,
      facility,
      gross,
      rate: rate ?? '0',
      tax: rupiah(sen(tax) + sen(borne)),
      document: null,
    },
  ];
};

const LEAVE_MS = 60 * 60_000;

const sealOf = (tin: string, expiresAt: number): string =>
  createHash('sha256').update(`leave ${tin} ${expiresAt}`).digest('hex').slice(0, 32);

const isDown = (tin: string): boolean => bupotBehaviourOf(tin).line === 'down';

/** Valid for an hour; the key itself encodes its expiry and taxpayer. */
export const leaveFor = (office: Office, tin: string): Answer<PullLeave> => {
  if (isDown(tin)) return DOWN;
  if (!isNpwp16(tin)) return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
  const expiresAt = office.now() + LEAVE_MS;
  return done({ authKey: `${expiresAt}.${sealOf(tin, expiresAt)}`, expiresAt });
};

const isGiven = (office: Office, { tin, authKey }: PullParams): boolean => {
  const [until = '', seal] = authKey.split('.');
  return Number(until) > office.now() && seal === sealOf(tin, Number(until));
};

/** Made elsewhere and, by number, sent here. Unknown numbers are left out. */
export const pullSlips = async (office: Office, params: PullParams): Promise<Answer<readonly PulledSlip[]>> => {
  const { tin } = params;
  if (isDown(tin)) return DOWN;
  if (!isGiven(office, params)) return refused('AUTH_KEY_INVALID', 'Kunci otorisasi tidak sah atau sudah berakhir.');
  const self = { npwp: tin, name: (await office.nameOf(tin)) ?? 'WAJIB PAJAK' };
  const asItStands = async (slip: PulledSlip): Promise<PulledSlip> =>
    (slip.role === 'withholder' ? (await sentHere(office, self, slip.number))[0] : undefined) ?? slip;

  if ('period' in params) {
    const { period, role } = params;
    const slips = madeElsewhere(office, self, period).filter((slip) => role === null || slip.role === role);
    return done(await Promise.all(slips.map(asItStands)));
  }
  const found: PulledSlip[] = [];
  for (const number of new Set(params.numbers)) {
    const invented = madeElsewhere(office, self, periodOf(number) ?? '').filter((slip) => slip.number === number);
    if (invented.length > 0) found.push(...(await Promise.all(invented.map(asItStands))));
    else found.push(...(await sentHere(office, self, number)));
  }
  return done(found);
};
