import { createHash } from 'node:crypto';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { asPercent, percent, rupiah, rupiahShare } from '#domain/definition/money.ts';
import { slipRounding } from '#domain/rules/bupot/rounding.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { objectOf } from '#domain/rules/unifikasi/objects.ts';

const others = [
  { npwp: '0019000018021000', name: 'PT Bahtera Lintas Samudra' },
  { npwp: '0019000026062000', name: 'PT Wana Cipta Konsultan' },
  { npwp: '0019000034013000', name: 'PT Graha Teduh Sentosa' },
  { npwp: '0019000042044000', name: 'CV Anugerah Karsa Media' },
] as const;

const codes = ['24-104-01', '24-104-02', '24-104-03', '24-104-04', '24-104-05'] as const;
const roles = ['payee', 'withholder'] as const;

const MONTHS = '123456789ABC';
const LETTER = { payee: 'P', withholder: 'W' } as const;

/** Deterministic pseudo-random numbers below `below`, seeded by `words`. */
const dice = (words: string) => {
  const bytes = createHash('sha256').update(words).digest();
  return (at: number, below: number): number => bytes.readUInt16BE(at * 2) % below;
};

const numberOf = (period: string, role: PulledSlip['role'], words: string): string => {
  const month = MONTHS[Number(period.slice(5)) - 1] ?? '';
  const tail = createHash('sha256').update(`number ${words}`).digest().readUInt32BE(0).toString(36).toUpperCase();
  return period.slice(2, 4) + month + LETTER[role] + tail.padStart(7, '0').slice(-5);
};

export const periodOf = (number: string): string | null => {
  const [, year, month = ''] = /^(\d\d)([1-9ABC])[PW][0-9A-Z]{5}$/.exec(number) ?? [];
  return year ? `20${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : null;
};

type Party = { readonly npwp: string; readonly name: string };

const slip = (self: Party, period: string, role: PulledSlip['role'], at: number): PulledSlip => {
  const words = `${self.npwp} ${period} ${role} ${at}`;
  const roll = dice(words);
  const other: Party = others[roll(0, others.length)] ?? others[0];
  const code = codes[roll(1, codes.length)] ?? codes[0];
  const gross = (5 + roll(2, 400)) * 50_000_000;
  const rate = objectOf('BPPU', code)?.rate ?? percent('2');
  const date = `${period}-${String(1 + roll(3, 28)).padStart(2, '0')}`;
  const [withholder, payee] = role === 'payee' ? [other, self] : [self, other];
  return {
    number: numberOf(period, role, words),
    revision: roll(4, 8) === 0 ? 1 : 0,
    kind: 'BPPU',
    role,
    state: roll(5, 10) === 0 ? 'CANCELED' : 'NORMAL',
    withholder: { ...withholder, nitku: headOffice(withholder.npwp) },
    payee: { ...payee, nitku: headOffice(payee.npwp) },
    period,
    date,
    taxCode: code,
    facility: 'NONE',
    gross: rupiah(gross),
    rate: asPercent(rate),
    tax: rupiah(rupiahShare(gross, rate, slipRounding.at(date))),
    document: { type: 'COMMERCIALINVOICE', number: `INV/${period.replace('-', '/')}/${100 + roll(6, 900)}`, date },
  };
};

export const inventedSlips = (self: Party, period: string): PulledSlip[] =>
  roles.flatMap((role) => {
    const count = role === 'payee' ? 3 + dice(`${self.npwp} ${period}`)(0, 4) : 2;
    return Array.from({ length: count }, (_, at) => slip(self, period, role, at));
  });
