import type { CheckAround } from '#domain/bupot/check.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { monthLines } from '#domain/bupot/month-lines.ts';
import { payeeForCounterparties } from '#domain/bupot/payee-habit.ts';
import { isCanceledThere, issuedAmounts, type PulledSlip, readPulled } from '#domain/bupot/pull/pulled-slip.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import { insertBupots, updateBupot } from '../../../../db/repositories/bupot/bupot.ts';
import type { Change } from '../../../../db/repositories/history.ts';
import { asOffice } from '../../../documents/moves.ts';
import type { Writing as Given, JudgedDocument } from '../../../documents/pull/family.ts';
import { newBupot } from '../compose-bupot.ts';
import { moveBupots, OBJECT_TYPE } from '../move-bupots.ts';

type Writing = Given & { readonly around: CheckAround };

/** Not stored yet. The time of issue is unknown. */
const issuedSlip = (
  { deps, scope, around }: Writing,
  { slip, input, replaces }: { slip: PulledSlip; input: BupotInput; replaces: string | null },
): Bupot => ({
  ...newBupot(deps, scope, input, around, { number: slip.number, revision: slip.revision, replaces, errorCount: 0 }),
  ...issuedAmounts(input, slip),
  status: slip.revision > 0 ? 'NORMAL_REVISION' : 'APPROVED',
});

const inputOfPulled = (slip: PulledSlip, { company, today }: CheckAround): BupotInput => {
  const read = readPulled(slip, { npwp: company.npwp, today });
  if ('unfit' in read) throw new Problem('conflict', { message: `bupotPull.note.${read.unfit}` });
  return read.input;
};

export type Taken = {
  readonly id: string;
  readonly changes: readonly Change[];
  readonly met: ReturnType<typeof payeeForCounterparties>;
};

/** The tax office does not know the lines of a month: its correction keeps those of the version before. */
const linesOf = (slip: Bupot): Partial<BupotInput> =>
  slip.kind === 'BPMP' ? Object.fromEntries(monthLines.map((line) => [line, slip[line]])) : {};

const insertIssued = async (writing: Writing, slip: PulledSlip, corrected: Bupot | null): Promise<Taken> => {
  const { tx, scope, pullId, around, lockReason } = writing;
  const input = { ...inputOfPulled(slip, around), ...(corrected ? linesOf(corrected) : {}) };
  const made = issuedSlip(writing, { slip, input, replaces: corrected?.id ?? null });
  await insertBupots(tx, scope, [made]);
  const { id, kind, period, payeeName, number, revision, gross, tax, version, status } = made;
  const after = { pullId, kind, period, payeeName, number, revision, gross, tax, version };
  return {
    id,
    changes: [{ objectType: OBJECT_TYPE, objectId: id, action: 'pull', toStatus: status, after, reason: lockReason }],
    met: payeeForCounterparties(input),
  };
};

/** Same version with other values: those of the tax office win, fields it does not send stay. */
const overwrite = async (writing: Writing, ours: Bupot, slip: PulledSlip): Promise<Taken> => {
  const { tx, deps, scope, pullId, around, lockReason } = writing;
  const input = inputOfPulled(slip, around);
  const stated = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== false));
  const amounts = issuedAmounts(input, slip);
  const next: Bupot = {
    ...ours,
    ...(stated as Partial<Bupot>),
    ...amounts,
    lines: ours.lines,
    grossTyped: input.gross,
    rateTyped: input.rate ?? ours.rateTyped,
    version: ours.version + 1,
    updatedBy: scope.userName,
    updatedAt: deps.now(),
  };
  if (!(await updateBupot(tx, scope, ours, next))) throw new Problem('conflict');
  const full = (of: Bupot) => ({ ...inputOf(of), gross: of.gross, rate: of.rate, tax: of.tax, borne: of.borne });
  const { before, after } = changeOf(full(ours), full(next));
  return {
    id: ours.id,
    changes: [
      {
        objectType: OBJECT_TYPE,
        objectId: ours.id,
        action: 'officeDiffers',
        fromStatus: ours.status,
        toStatus: ours.status,
        before,
        after: { ...after, pullId, version: next.version },
        reason: lockReason,
      },
    ],
    met: null,
  };
};

/** As a new slip, as the next version, over ours, or as its cancellation. */
export const writeTaken = async (
  writing: Writing,
  { theirs: slip, ours, verdict }: JudgedDocument<PulledSlip, Bupot>,
): Promise<Taken> => {
  const { tx, deps, scope } = writing;
  if (verdict === 'NEW' || !ours) return insertIssued(writing, slip, null);
  if (isCanceledThere(slip)) {
    await moveBupots(tx, deps, asOffice(scope), deps.now(), [{ read: ours, move: 'canceledElsewhere' }]);
    return { id: ours.id, changes: [], met: null };
  }
  if (slip.revision === ours.revision) return overwrite(writing, ours, slip);
  const next = await insertIssued(writing, slip, ours);
  await moveBupots(tx, deps, asOffice(scope), deps.now(), [
    { read: ours, move: 'revise', set: { replacedBy: next.id } },
  ]);
  return next;
};
