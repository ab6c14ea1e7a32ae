import type { PullDifference } from '../../definition/pull.ts';
import type { Judged } from '../../definition/pull-verdict.ts';
import type { DokumenRow } from '../dokumen.ts';
import { type DokumenSide, kindOf } from '../dokumen-kinds.ts';
import { dokumenKeluaranStatus, dokumenMasukanStatus, dokumenVoid } from '../dokumen-status.ts';
import { alikeBy } from './alike.ts';
import { isUnsigned, type PulledDokumen, pulledDokumenFields } from './pulled-dokumen.ts';
import { wayTo } from './way-to.ts';

export const comparedInDokumen = [
  'documentKind',
  'date',
  'counterpartyName',
  'dpp',
  'ppn',
  'ppnbm',
  'creditPeriod',
] as const;
type ComparedField = (typeof comparedInDokumen)[number];

type Unfit = 'other_side' | 'amount' | 'sending';

export type JudgedDokumen = Judged<ComparedField, Unfit>;

type SavedDokumen = Pick<DokumenRow, 'id' | 'status'> & Pick<DokumenRow, ComparedField>;

/** Transitions a pull may make, by side. Decisions and approvals are never reverted. */
const moves = {
  out: ['record', 'amend', 'canceledByOffice'],
  in: ['record', 'amend', 'canceledByOffice', 'credit', 'uncredit'],
} as const;
export type DokumenTakenMove = (typeof moves)['in'][number];

/** The transitions from the state here to the office's; null if there are none or none are allowed. */
export const dokumenMovesTo = (side: DokumenSide, status: string, until: string): DokumenTakenMove[] | null =>
  side === 'out'
    ? wayTo<string, (typeof moves)['out'][number]>(dokumenKeluaranStatus.moves, moves.out, { status }, until)
    : wayTo<string, DokumenTakenMove>(dokumenMasukanStatus.moves, moves.in, { status }, until);

const sending: readonly string[] = dokumenMasukanStatus.moves.reject.from;
const unsent: readonly string[] = dokumenMasukanStatus.moves.record.from;
const alike = alikeBy<ComparedField>(new Set(['dpp', 'ppn', 'ppnbm']));

const differencesOf = (
  side: DokumenSide,
  ours: SavedDokumen,
  theirs: PulledDokumen,
): PullDifference<ComparedField | 'status'>[] => {
  const creditPeriod = theirs.status === ours.status ? theirs.creditPeriod : null;
  const pulled = { ...pulledDokumenFields(theirs), creditPeriod };
  const way = dokumenMovesTo(side, ours.status, theirs.status);
  const fields = comparedInDokumen.flatMap((field) => {
    const [own, other] = [ours[field], pulled[field]];
    // A value missing at the office is not a difference.
    if (other === null || other === '' || (own !== null && alike(field, own, other))) return [];
    return [{ field, ours: own, theirs: other }];
  });
  return [...(way?.length ? [{ field: 'status', ours: ours.status, theirs: theirs.status } as const] : []), ...fields];
};

/** Compares another document of the office with those of a company, on one side, matched by document number. */
export const judgeDokumen = (
  side: DokumenSide,
  theirs: PulledDokumen,
  ours: SavedDokumen | undefined,
): JudgedDokumen => {
  const is = (verdict: JudgedDokumen['verdict'], note: JudgedDokumen['note'] = null): JudgedDokumen => ({
    verdict,
    note,
    differences: [],
    documentId: ours?.id ?? null,
  });
  if (kindOf(theirs.documentKind).side !== side) return is('INVALID', 'other_side');
  try {
    if (!ours) {
      if (theirs.status === 'AMENDED') return is('GONE', 'amended');
      if (theirs.status === 'CANCELED') return is('GONE', 'canceled');
      pulledDokumenFields(theirs);
      return is('NEW');
    }
    if (dokumenVoid.some((one) => one === ours.status)) return is('SAME');
    if (sending.includes(ours.status)) return is('UNDERWAY', 'sending');
    // A document that is a draft at the office may have been signed here since, so the state here is newer.
    if (isUnsigned(theirs) && !unsent.includes(ours.status)) return is('SAME');
    const differences = differencesOf(side, ours, theirs);
    return differences.length === 0 ? is('SAME') : { ...is('DIFFERENT'), differences };
  } catch (error) {
    if (error instanceof RangeError) return is('INVALID', 'amount');
    throw error;
  }
};
