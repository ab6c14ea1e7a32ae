import { rupiah, sen } from '../../definition/money.ts';
import type { PullDifference } from '../../definition/pull.ts';
import { alikeNames, type Judged, judgePulled } from '../../definition/pull-verdict.ts';
import type { Bupot, BupotInput } from '../record.ts';
import { awaitingOffice, isIssued } from '../status-queries.ts';
import { issuedAmounts, type PulledSlip, type ReadSlip, readPulled, type Unfit } from './pulled-slip.ts';

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
  'tax',
  'borne',
  'documentType',
  'documentNumber',
  'documentDate',
] as const;
type ComparedField = (typeof comparedFields)[number];

export type JudgedSlip = Judged<ComparedField, Unfit>;
export type SlipDifference = JudgedSlip['differences'][number];

const amounts: ReadonlySet<ComparedField> = new Set(['gross', 'tax', 'borne']);

const alike = (field: ComparedField, ours: string, theirs: string): boolean => {
  if (amounts.has(field)) return sen(ours) === sen(theirs);
  if (field === 'rate') return Number(ours) === Number(theirs);
  return field === 'payeeName' ? alikeNames(ours, theirs) : ours === theirs;
};

type PulledFields = Partial<BupotInput & Pick<Bupot, 'tax' | 'borne'>>;

/** Enough to compare with ours, too few to write the slip. */
const headOf = ({ period, date, payee, taxCode, gross, tax }: PulledSlip, { borne }: Bupot): PulledFields => ({
  period,
  date,
  taxCode,
  payeeNpwp: payee?.npwp ?? null,
  payeeName: payee?.name ?? null,
  gross,
  tax: rupiah(sen(tax) - sen(borne)),
});

/** A value present on one side only is no difference. */
const differencesOf = (ours: Bupot, theirs: PulledFields): PullDifference<ComparedField>[] =>
  comparedFields.flatMap((field) => {
    const [own, other] = [ours[field], theirs[field] ?? null];
    if (other === null || other === '' || ((field === 'rate' || field === 'payeeNitku') && !own)) return [];
    return own !== null && alike(field, own, other) ? [] : [{ field, ours: own, theirs: other }];
  });

export type JudgeContext = {
  /** Our newest version with the same number. */
  readonly ours?: Bupot | undefined;
  /** Our slip without a number that may be the same payment. */
  readonly twin?: Bupot | undefined;
  readonly npwp: string;
  readonly today: string;
};

const differencesTo = (slip: PulledSlip, read: ReadSlip, ours: Bupot): PullDifference<ComparedField>[] | null => {
  if ('unfit' in read) return read.unfit === 'annual' ? differencesOf(ours, headOf(slip, ours)) : null;
  const { gross, rate, tax, borne } = issuedAmounts(read.input, slip);
  return differencesOf(ours, { ...read.input, gross, rate, tax, borne });
};

const withState = (ours: Bupot) => ({
  ...ours,
  isCanceled: ours.status === 'CANCELED',
  isCanceling: ours.status === 'WAITING_FOR_CANCELLATION',
});

/** A slip issued with a number of its own is a different slip. */
const twinOf = (twin: Bupot | undefined) =>
  twin && !isIssued(twin)
    ? {
        id: twin.id,
        underway:
          awaitingOffice.includes(twin.status) || twin.status === 'WAITING_FOR_APPROVAL' || twin.status === 'FAILED',
      }
    : undefined;

/** With the slips of the company that requested it. */
export const judge = (slip: PulledSlip, { ours, twin, npwp, today }: JudgeContext): JudgedSlip => {
  const aboutUs = slip.role === 'payee';
  const read: ReadSlip = aboutUs ? { unfit: 'other_withholder' } : readPulled(slip, { npwp, today });
  return judgePulled<ComparedField, Unfit>({
    officeState: slip,
    aboutUs,
    unfit: 'unfit' in read ? read.unfit : null,
    ours: ours && withState(ours),
    twin: twinOf(twin),
    differences: () => (ours ? differencesTo(slip, read, ours) : null),
  });
};
