import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, useTellProblem } from '../ui/feedback/problem.ts';
import { useRun } from '../ui/feedback/use-run.ts';
import { type Billing, RESOURCE, useBillingApi } from './billing-api.ts';
import { SameDialog } from './form/SameDialog.tsx';
import { billingPaths } from './paths.ts';

/** Makes an expired code anew by one press; only where the same tax stands in the list by another code is it asked about first. */
export const useRenewal = (id: string, onChanged: () => void) => {
  const navigate = useNavigate();
  const api = useBillingApi();
  const tell = useTellProblem();
  const { run } = useRun(RESOURCE, onChanged);
  const [same, setSame] = useState<readonly Billing[] | null>(null);
  const renew = async (meant: boolean) => {
    try {
      const made = await api.renew(id, meant);
      setSame(null);
      void run(async () => navigate(billingPaths.one(made.id)), 'billing.done.renew');
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'same_billing') setSame((problem.same as readonly Billing[] | undefined) ?? []);
      else tell(error);
    }
  };
  return {
    begin: () => void renew(false),
    dialog: same && (
      <SameDialog same={same} busy={api.busy} onClose={() => setSame(null)} onMeant={() => void renew(true)} />
    ),
  };
};
