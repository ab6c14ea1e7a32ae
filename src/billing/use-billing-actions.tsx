import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { idBilling } from '#domain/billing/billing.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { hasMoneyUnderway } from '#domain/billing/status-queries.ts';
import { type DocumentActions, useDocumentActions } from '../ui/documents/use-document-actions.tsx';
import { usePossibleMoves } from '../ui/documents/use-possible-moves.ts';
import { Identifier } from '../ui/layout/Identifier.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { type BillingListRow, useBillingApi } from './billing-api.ts';
import { EnterCodeDialog } from './EnterCodeDialog.tsx';
import { billingPaths } from './paths.ts';
import { usePaperActions } from './use-paper-actions.ts';
import { useRenewal } from './use-renewal.tsx';

/** What may be done with one code now, with the questions that come first. */
export const useBillingActions = (
  billing: BillingListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBillingApi();
  const { held } = useSession();
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
  const goesOn = hasMoneyUnderway(billing) && billing.paymentId && held.has('EBILLING_PAYMENT_VIEW');
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
