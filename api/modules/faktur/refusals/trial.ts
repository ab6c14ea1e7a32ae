import { cured } from '#domain/faktur/cures.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { type Cure, changesInput } from '#domain/refusals/cure.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { inOneLine } from '../../../documents/findings.ts';
import { problemResult } from '../../../documents/item-result.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { worked } from '../compose-faktur.ts';
import { inputOf, sameHead } from '../input-of.ts';
import { chainOf } from '../stage-chain.ts';
import { uploadErrors, withPlace } from '../upload-checks.ts';

export const tried = async (
  deps: Deps,
  scope: Scope,
  read: Faktur,
  cure: Cure,
): Promise<Trial<FakturInput, Faktur>> => {
  const before = inputOf(read);
  const obstacleOf = async (next: Faktur): Promise<string | null> =>
    inOneLine(scope.locale, await uploadErrors(deps, scope, next), (one) => withPlace(scope.locale, one));
  if (!changesInput(cure)) return { input: before, next: read, changes: [], obstacle: await obstacleOf(read) };
  const { input, changes } = cured(before, cure, read.id);
  if (changes.length === 0)
    return { input, next: read, changes, obstacle: say(scope.locale, 'refusals.nothing_to_change') };
  try {
    if (read.replaces !== null) sameHead(read, input);
    const { npwp, pkp } = await ownCompany(scope, deps.db.read);
    const chain =
      read.advanceOf === null
        ? undefined
        : await chainOf(scope, deps.db.read, read.advanceOf, [read.id, read.replaces]);
    const around = {
      today: jakartaDay(deps.now()),
      company: { npwp, pkp },
      source: 'form' as const,
      errorCount: 0,
      ...(chain ? { taken: chain.taken } : {}),
      ...(read.replaces === null ? {} : { period: read.period }),
    };
    const next: Faktur = { ...read, ...worked(input, around) };
    return { input, next, changes, obstacle: await obstacleOf(next) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, ...changedFields } = problemResult(scope.locale, error);
    return {
      input,
      next: read,
      changes,
      obstacle: 'message' in changedFields ? (changedFields.message ?? status) : status,
    };
  }
};
