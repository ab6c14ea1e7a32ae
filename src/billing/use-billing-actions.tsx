import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { idBilling } from '#domain/billing/billing.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { hasMoneyUnderway } from '#domain/billing/status-queries.ts';
import { type DocumentActions, useDocumentActions, usePossibleMoves } from '../ui/documents/use-document-actions.tsx';
import { problemOf, useTellProblem } from '../ui/feedback/use-call.ts';
import { useRun } from '../ui/feedback/use-run.ts';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { Identifier } from '../ui/layout/values.tsx';
import { type Billing, type BillingListRow, RESOURCE, useBillingApi } from './billing-api.ts';
import { EnterCodeDialog } from './EnterCodeDialog.tsx';
import { SameDialog } from './form/SameDialog.tsx';
import { billingPaths } from './paths.ts';
import { usePaperActions } from './use-paper-actions.ts';

/** Asks first only if another code for the same tax exists. */
const useRenewal = (id: string, onChanged: () => void) => {
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

export const useBillingActions = (
  billing: BillingListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBillingApi();
  const { permissions } = useSession();
  const { id } = billing;
  const renewal = useRenewal(id, onChanged);
  const pay = () =>
    void api.payable([id]).then(
      ({ businessKey }) => navigate(billingPaths.pay(businessKey)),
      () => undefined,
    );
  const { moves, dialog, busy, settled } = useDocumentActions(idBilling, billing, {
    possible: usePossibleMoves(billingStatus, billing),
    about: (
      <p>
        <b>
          <Identifier value={billing.code} form="billing" />
        </b>{' '}
        · {billing.taxName}
      </p>
    ),
    busy: api.busy,
    to: { save: billingPaths.mend(id), confirm: billingPaths.confirm(id), claim: billingPaths.confirm(id) },
    begins: { pay, renew: renewal.begin },
    dialogs: {
      enter: ({ close, settled }) => <EnterCodeDialog of={billing} onClose={close} onDone={settled} />,
    },
    onChanged,
    onGone,
  });
  const papers = usePaperActions(billing, settled);
  const goOn: MenuChoice = {
    key: 'go_on',
    label: translate('billingScreen.action.go_on'),
    icon: 'card',
    onPick: () =>
      void api.one(id).then(
        ({ payment }) => navigate(payment ? billingPaths.pay(payment.payableId) : billingPaths.one(id)),
        () => undefined,
      ),
  };
  const goesOn = hasMoneyUnderway(billing) && billing.paymentId && permissions.has('EBILLING_PAYMENT_VIEW');
  return {
    name: billing.code ?? billing.taxName,
    moves: goesOn ? [goOn, ...moves] : moves,
    documents: papers.documents,
    busy,
    dialog: (
      <>
        {dialog}
        {papers.dialog}
        {renewal.dialog}
      </>
    ),
  };
};
