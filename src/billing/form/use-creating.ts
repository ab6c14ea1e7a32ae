import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingStatus } from '#domain/billing/status.ts';
import { allows, isPayable } from '#domain/billing/status-queries.ts';
import { type Finding, passes } from '#domain/definition/finding.ts';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { dropUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useTellProblem } from '../../ui/feedback/use-call.ts';
import { useSession } from '../../ui/layout/session-context.ts';
import { type Billing, RESOURCE, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import type { BillingFormHandle } from './BillingFormContext.tsx';
import { asSent } from './fitted.ts';

const placeOf = (path: string): string => (path === 'kap' ? 'kjs' : path);

const goToFault = (findings: readonly Finding[]): void => {
  const first = findings.find(({ severity }) => severity === 'error');
  const place = first && document.querySelector<HTMLElement>(`[data-field="${CSS.escape(placeOf(first.path))}"]`);
  place?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const input = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input');
  input?.focus({ preventScroll: true });
};

type Then = 'list' | 'again' | 'pay';

type Ask = { readonly same: readonly Billing[]; readonly then: Then };

type Announcement = { readonly words: string; readonly type: 'success' | 'warning' | 'info' };

const announcements: Partial<Record<BillingStatus, Announcement>> = {
  FAILED: { words: 'billingScreen.done.failed', type: 'warning' },
  REQUESTING: { words: 'billingScreen.done.requesting', type: 'info' },
};
const byHand: Announcement = { words: 'billingScreen.byHand.title', type: 'info' };
const came: Announcement = { words: 'billingScreen.done.created', type: 'success' };

/** Shows blocking findings, asks about duplicates, then creates the code. */
export const useCreating = (form: BillingFormHandle, repairing: Billing | null) => {
  const api = useBillingApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellProblem();
  const { codesByHand } = useSession().setting;
  const [asking, setAsking] = useState<Ask | null>(null);
  // Retrying after a lost response must not make a second code; changed content is a new request.
  const key = useRef<{ readonly of: string; readonly is: string }>(undefined);
  const keyOf = (input: BillingInput, ignoreSame: boolean): string => {
    const of = JSON.stringify([input, ignoreSame]);
    if (key.current?.of !== of) key.current = { of, is: newKey() };
    return key.current.is;
  };

  const arrived = async (billing: Billing, then: Then) => {
    const waits = codesByHand && allows('enter', billing);
    const { words, type } = waits ? byHand : (announcements[billing.status] ?? came);
    notify(words, { type, messageArgs: { reason: billing.officeMessage ?? '' } });
    dropUnsaved();
    // Caches from before the correction are outdated.
    listsAnew(client, RESOURCE);
    key.current = undefined;
    if (then === 'pay' && isPayable(billing)) {
      const { businessKey } = await api.payable([billing.id]);
      return navigate(billingPaths.pay(businessKey));
    }
    if (then === 'again') return navigate(billingPaths.create);
    navigate(billingPaths.one(billing.id));
  };

  const sendIt = async (input: BillingInput, ignoreSame: boolean): Promise<Billing> => {
    if (!repairing) return api.create(input, ignoreSame, keyOf(input, ignoreSame));
    await api.change(repairing, input, ignoreSame);
    return api.retry(repairing.id);
  };

  const save = async (then: Then, ignoreSame = false): Promise<void> => {
    form.tryAll();
    if (!passes(form.findings)) {
      goToFault(form.findings);
      return;
    }
    try {
      const billing = await sendIt(asSent(form.input), ignoreSame);
      setAsking(null);
      await arrived(billing, then);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'same_billing') {
        setAsking({ same: (problem.same as readonly Billing[] | undefined) ?? [], then });
        return;
      }
      setAsking(null);
      form.setServerErrors(fieldErrorsOf(error));
      if (problem?.code !== 'invalid' || Object.keys(fieldErrorsOf(error)).length === 0) tell(error);
    }
  };

  return { save, busy: api.busy, asking, stopAsking: () => setAsking(null) };
};
