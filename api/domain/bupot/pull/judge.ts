import { rupiah, sen } from '../../definition/money.ts';
import type { Bupot, BupotInput } from '../record.ts';
import { awaitingOffice, isIssued } from '../status-queries.ts';
import { type ReadSlip, readPulled, type Unfit } from './as-input.ts';
import { issuedAmounts } from './as-issued.ts';
import type { PulledSlip } from './pulled-slip.ts';
import type { PullVerdict } from './status-queries.ts';

/** One field in which the office's slip and ours differ. */
export type PullDifference = {
  readonly field: ComparedField | 'status' | 'revision';
  readonly ours: string | null;
  readonly theirs: string | null;
};

export const comparedFields = [
  ...([
    'period',
    'date',
    'nitku',
    'payeeNpwp',
    'payeeNitku',
    'payeeName',
    'taxCode',
    'facility',
    'gross',
    'rate',
  ] as const),
  ...(['tax', 'borne', 'documentType', 'documentNumber', 'documentDate'] as const),
] as const;
type ComparedField = (typeof comparedFields)[number];

const amounts: ReadonlySet<ComparedField> = new Set(['gross', 'tax', 'borne']);

/** Names are written with other spaces and cases in every system. */
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();

const alike = (field: ComparedField, ours: string, theirs: string): boolean => {
  if (amounts.has(field)) return sen(ours) === sen(theirs);
  if (field === 'rate') return Number(ours) === Number(theirs);
  return field === 'payeeName' ? folded(ours) === folded(theirs) : ours === theirs;
};

type Told = Partial<BupotInput & Pick<Bupot, 'tax' | 'borne'>>;

/** What is told of a slip whose lines are not: enough to hold it against ours, too little to write it. */
const headOf = ({ period, date, payee, taxCode, gross, tax }: PulledSlip, { borne }: Bupot): Told => ({
  ...{ period, date, taxCode, payeeNpwp: payee?.npwp ?? null, payeeName: payee?.name ?? null, gross },
  tax: rupiah(sen(tax) - sen(borne)),
});

/** Where two slips under one number say different things. What only one of them tells is no difference; nor is a rate where ours has none. */
const differencesOf = (ours: Bupot, theirs: Told): PullDifference[] =>
  comparedFields.flatMap((field) => {
    const [own, other] = [ours[field], theirs[field] ?? null];
    if (other === null || other === '' || ((field === 'rate' || field === 'payeeNitku') && !own)) return [];
    return own !== null && alike(field, own, other) ? [] : [{ field, ours: own, theirs: other }];
  });

export type Judged = {
  readonly verdict: PullVerdict;
  readonly differences: readonly PullDifference[];
  /** Why it cannot be taken, or what to know of it: a word of the catalogue. */
  readonly note:
    | Unfit
    | 'canceled'
    | 'amended'
    | 'canceled_here'
    | 'canceling'
    | 'correcting'
    | 'twin'
    | 'twin_underway'
    | null;
  /** The slip of ours it is, or may be. */
  readonly slipId: string | null;
};

export type Beside = {
  /** The newest version we have under its number. */
  readonly ours?: Bupot | undefined;
  /** A slip of ours without a number that may be the same payment. */
  readonly twin?: Bupot | undefined;
  /** NPWP of the company, and today in Jakarta. */
  readonly npwp: string;
  readonly today: string;
};

const judged = (verdict: PullVerdict, of: Partial<Omit<Judged, 'verdict'>> = {}): Judged => ({
  verdict,
  differences: [],
  note: null,
  slipId: null,
  ...of,
});

/** Of a slip we have: `stands` is what the office says of the version it holds. */
const besideOurs = (slip: PulledSlip, read: ReadSlip, ours: Bupot): Judged => {
  const slipId = ours.id;
  const status = (theirs: string): PullDifference => ({ field: 'status', ours: ours.status, theirs });
  if (slip.state === 'AMENDED')
    return ours.revision > slip.revision ? judged('SAME', { slipId }) : judged('GONE', { slipId, note: 'amended' });
  if (slip.state === 'CANCELED') {
    if (ours.status === 'CANCELED') return judged('SAME', { slipId });
    if (ours.replacedBy !== null) return judged('UNDERWAY', { slipId: ours.replacedBy, note: 'correcting' });
    return judged('DIFFERENT', { slipId, differences: [status('CANCELED')] });
  }
  if (ours.revision > slip.revision) return judged('SAME', { slipId });
  if (ours.status === 'CANCELED') return judged('INVALID', { slipId, note: 'canceled_here' });
  if (ours.status === 'WAITING_FOR_CANCELLATION') return judged('UNDERWAY', { slipId, note: 'canceling' });
  if ('unfit' in read) {
    const differences = read.unfit === 'annual' ? differencesOf(ours, headOf(slip, ours)) : [];
    const isSame = read.unfit === 'annual' && differences.length === 0 && slip.revision === ours.revision;
    return isSame ? judged('SAME', { slipId }) : judged('INVALID', { slipId, note: read.unfit, differences });
  }
  const { tax, borne, ...rest } = issuedAmounts(read.input, slip);
  const differences = differencesOf(ours, { ...read.input, gross: rest.gross, rate: rest.rate, tax, borne });
  const newer = slip.revision > ours.revision;
  if (!newer && differences.length === 0) return judged('SAME', { slipId });
  if (ours.replacedBy !== null) return judged('UNDERWAY', { slipId: ours.replacedBy, note: 'correcting' });
  const revision = { field: 'revision', ours: String(ours.revision), theirs: String(slip.revision) } as const;
  return judged('DIFFERENT', { slipId, differences: newer ? [revision, ...differences] : differences });
};

/** What a slip of the office is to the slips of the company that asked for it. */
export const judge = (slip: PulledSlip, { ours, twin, npwp, today }: Beside): Judged => {
  if (slip.role === 'payee') return judged('ABOUT_US');
  const read = readPulled(slip, { npwp, today });
  if (ours) return besideOurs(slip, read, ours);
  if (slip.state !== 'NORMAL') return judged('GONE', { note: slip.state === 'CANCELED' ? 'canceled' : 'amended' });
  if ('unfit' in read) return judged('INVALID', { note: read.unfit });
  if (!twin || isIssued(twin)) return judged('NEW');
  const underway = awaitingOffice.includes(twin.status) || twin.status === 'WAITING_FOR_APPROVAL';
  return underway || twin.status === 'FAILED'
    ? judged('UNDERWAY', { slipId: twin.id, note: 'twin_underway' })
    : judged('NEW', { slipId: twin.id, note: 'twin' });
};
