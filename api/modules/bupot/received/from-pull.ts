import { isAmendedThere, isCanceledThere, type PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { articleOfCode, receivedKinds } from '#domain/bupot/received/articles.ts';
import { checkReceived, receivedKey } from '#domain/bupot/received/check.ts';
import { type ReceivedInput, receivedInputOf } from '#domain/bupot/received/received.ts';
import { isRecorded, isUsed } from '#domain/bupot/received/status.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { jakartaDay } from '#domain/scope.ts';
import { receivedByKeys } from '../../../../db/repositories/bupot/received.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { asOffice } from '../../../documents/moves.ts';
import type { Writing } from '../../../documents/pull/family.ts';
import { holdNumbers, newReceived, receivedMoves, receivedSaves, withInput } from './work.ts';

const inputOfPulled = ({ withholder, ...slip }: PulledSlip): ReceivedInput => ({
  number: slip.number,
  kind: receivedKinds.find((kind) => kind === slip.kind) ?? 'BPPU',
  withholderNpwp: withholder.npwp,
  withholderName: withholder.name,
  article: slip.facility === 'DTP' ? 'BORNE' : (articleOfCode(slip.taxCode) ?? 'PPH23'),
  taxCode: slip.taxCode,
  date: slip.date,
  period: slip.period,
  base: slip.gross,
  tax: slip.tax,
  taxYear: slip.period.slice(0, 4),
});

/**
 * What the tax office says about us. Its data win over what was typed or imported, except the tax year, which is ours;
 * a slip that a filed return has does not change. Returns our ids in the same order, null where nothing is to be kept.
 */
export const writeReceived = async (
  { tx, deps, scope, pullId }: Writing,
  slips: readonly PulledSlip[],
): Promise<(string | null)[]> => {
  if (slips.length === 0) return [];
  await holdNumbers(tx, scope);
  const { npwp } = await ownCompany(scope, tx.db);
  const around = { npwp, today: jakartaDay(deps.now()) };
  const ids: (string | null)[] = [];
  for (const slip of slips) {
    const input = inputOfPulled(slip);
    const [ours] = await receivedByKeys(scope, tx.db, [receivedKey(input)]);
    ids.push(ours?.id ?? null);
    if (isAmendedThere(slip) || (ours && isUsed(ours)) || checkReceived(input, around).length > 0) continue;
    if (isCanceledThere(slip)) {
      if (ours && isRecorded(ours))
        await receivedMoves.move(tx, deps, asOffice(scope), deps.now(), [{ read: ours, move: 'canceledElsewhere' }]);
    } else if (!ours) {
      const made = newReceived(deps, scope, input, { source: 'pull' });
      ids[ids.length - 1] = made.id;
      await receivedSaves.insert(tx, deps, scope, made, { action: 'pull', details: { pullId } });
    } else if (isRecorded(ours)) {
      const next = withInput(ours, { ...input, taxYear: ours.taxYear });
      const { after } = changeOf(receivedInputOf(ours), receivedInputOf(next));
      if (Object.keys(after).length > 0)
        await receivedSaves.overwrite(tx, deps, scope, { read: ours, next }, { action: 'officeDiffers' });
    }
  }
  return ids;
};
