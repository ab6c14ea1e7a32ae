import { isDay } from '#domain/definition/day.ts';
import { type DokumenKind, kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { usualPpn } from '#domain/faktur/dokumen-ppn.ts';
import type { DokumenSource, PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import { dice } from '../simulator/dice.ts';

const FIRST = '2025-01';

type Party = PulledDokumen['party'];

const abroad: readonly Party[] = [
  { name: 'Guangzhou Sample Co', address: '12 Example Avenue, Guangzhou' },
  { name: 'Harbour Trading Pte Ltd', address: '5 Quay Road, Singapore' },
  { name: 'Kuroda Engineering KK', address: '3-1 Minato, Nagoya' },
  { name: 'Lindqvist Maskin AB', address: 'Hamngatan 4, Malmö' },
];

type Source = {
  readonly kind: DokumenKind;
  /** A document still to be completed and signed is a draft at the office. */
  readonly status: PulledDokumen['status'];
  readonly recordedBy: string;
  readonly least: number;
  readonly upTo: number;
  /** Base in whole rupiah: lowest value, and number of steps of a million. */
  readonly base: readonly [from: number, steps: number];
};

const sources: Readonly<Record<DokumenSource, Source>> = {
  PIB: { kind: 'PIB', status: 'APPROVED', recordedBy: 'DJBC', least: 1, upTo: 3, base: [42_000_000, 380] },
  PEB: { kind: 'PEB', status: 'DRAFT', recordedBy: 'DJBC', least: 1, upTo: 3, base: [95_000_000, 640] },
  PAYMENT: { kind: 'FROM_ABROAD', status: 'DRAFT', recordedBy: 'DJP', least: 0, upTo: 2, base: [11_000_000, 90] },
};

const digits = (of: number, count: number): string => String(of).padStart(count, '0');

const ntpnOf = (period: string, roll: (at: number, below: number) => number): string =>
  `08${period.slice(2, 4)}${period.slice(5)}${digits(roll(4, 65_536), 5)}${digits(roll(5, 65_536), 5)}`;

export const madeIn = (number: string): string | null => {
  const [, year, month] = /^\d{6}#08(\d\d)(\d\d)\d{10}$/.exec(number) ?? [];
  const period = `20${year}-${month}`;
  return isDay(`${period}-01`) && period >= FIRST ? period : null;
};

const numberOf = (source: DokumenSource, period: string, roll: (at: number, below: number) => number): string => {
  const registered = digits(roll(3, 60_000) + 100_000, 6);
  switch (source) {
    case 'PIB':
      return `${registered}#${ntpnOf(period, roll)}`;
    case 'PAYMENT':
      return `${ntpnOf(period, roll)}#021`;
    default:
      return registered;
  }
};

export const fromCustoms = (tin: string, source: DokumenSource, period: string, today: string): PulledDokumen[] => {
  if (!isDay(`${period}-01`) || period < FIRST) return [];
  const { kind, status, recordedBy, least, upTo, base } = sources[source];
  const count = least + dice(`${tin} ${source} ${period}`)(0, upTo - least + 1);
  const made = Array.from({ length: count }, (_, at): PulledDokumen => {
    const roll = dice(`${tin} ${source} ${period} ${at}`);
    const date = `${period}-${digits(1 + roll(0, 28), 2)}`;
    const [from, steps] = base;
    const dpp = `${from + roll(1, steps) * 1_000_000}.00`;
    const party = abroad[roll(2, abroad.length)] as Party;
    return {
      number: numberOf(source, period, roll),
      date,
      period,
      documentKind: kind,
      status,
      creditPeriod: null,
      // A payment document has the amount, and no names.
      recordedBy,
      party: source === 'PAYMENT' ? { name: '', address: '' } : party,
      dpp,
      ppn: usualPpn({ documentKind: kind, date, dpp }) ?? '0.00',
      ppnbm: '0.00',
    };
  });
  return made.filter(({ date }) => date <= today).sort((a, b) => (a.number < b.number ? -1 : 1));
};

export const sideOf = (source: DokumenSource) => kindOf(sources[source].kind).side;
