import { checkBilling } from '#domain/billing/check.ts';
import type { CheckContext } from '#domain/billing/finding.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { passes } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Stamp } from '../../services/deps.ts';
import { newBilling } from './compose-billing.ts';

/** A billing as a file brought it, not yet written. `blocked`: the checks of the form would not let it through. */
export const importedBilling = (
  deps: Stamp,
  scope: Scope,
  input: BillingInput,
  { importId, around }: { importId: string; around: Omit<CheckContext, 'origin'> | 'checked' },
): { made: Billing; blocked: boolean } => ({
  made: newBilling(deps, scope, input, { origin: 'import', importId }),
  blocked: around !== 'checked' && !passes(checkBilling(input, { ...around, origin: 'hand' })),
});
