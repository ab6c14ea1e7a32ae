import { checkSlip } from '#domain/bupot/check.ts';
import { curedSlip } from '#domain/bupot/cures.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { type Cure, changesInput } from '#domain/refusals/cure.ts';
import type { Scope } from '#domain/scope.ts';
import { inOneLine } from '../../../documents/findings.ts';
import type { Trial } from '../../../documents/refusals/family.ts';
import type { Deps } from '../../../services/deps.ts';
import { aroundOf, errorsIn, overBupot } from '../compose-bupot.ts';
import { sentBupot } from '../sent-bupot.ts';
import { monthlyRelated } from './monthly-related.ts';

const inWords =
  (locale: Locale) =>
  ({ message, params }: Finding): string =>
    say(locale, message, params);

/** The refusals the monthly slips cause no longer apply. */
const triedMonthly = async (
  deps: Deps,
  scope: Scope,
  read: Bupot,
  before: BupotInput,
): Promise<Trial<BupotInput, Bupot>> => {
  const monthly = await monthlyRelated(scope, deps.db.read, read);
  const around = await aroundOf(deps, scope, deps.db.read, 'upload');
  return {
    input: before,
    next: read,
    changes: monthly.map((one) => ({ path: 'monthly', before: labelOf(one), after: '' })),
    obstacle:
      monthly.length === 0
        ? say(scope.locale, 'refusals.no_monthly')
        : inOneLine(scope.locale, errorsIn(checkSlip(before, around)), inWords(scope.locale)),
  };
};

export const triedSlip = async (
  deps: Deps,
  scope: Scope,
  read: Bupot,
  cure: Cure,
): Promise<Trial<BupotInput, Bupot>> => {
  const before = inputOf(read);
  if (cure.kind === 'monthly') return triedMonthly(deps, scope, read, before);
  const { input, changes } = curedSlip(before, cure, read.id);
  if (changesInput(cure) && changes.length === 0)
    return { input, next: read, changes, obstacle: say(scope.locale, 'refusals.nothing_to_change') };
  const around = await aroundOf(deps, scope, deps.db.read);
  const next = changesInput(cure) ? overBupot(read, input, around) : read;
  return {
    input,
    next,
    changes,
    obstacle: inOneLine(scope.locale, await sentBupot.errors(deps, scope, next), inWords(scope.locale)),
  };
};
