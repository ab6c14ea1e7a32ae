import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { problemOf, useTellProblem } from '../ui/feedback/problem.ts';
import { useRun } from '../ui/feedback/use-run.ts';
import type { IconName } from '../ui/layout/Icon.tsx';
import { Identifier } from '../ui/layout/Identifier.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { type Billing, RESOURCE, useBillingApi } from './billing-api.ts';
import { EnterCodeDialog } from './EnterCodeDialog.tsx';
import { SameDialog } from './form/SameDialog.tsx';
import { billingPaths } from './paths.ts';
import { type BillingStep, dangerous, possibleMoves } from './possible-moves.ts';
import { usePaperActions } from './use-paper-actions.tsx';

const icons: Partial<Record<BillingStep, IconName>> = {
  go_on: 'card',
  pay: 'card',
  save: 'edit',
  retry: 'refresh',
  renew: 'refresh',
  confirm: 'check',
  claim: 'check',
  cancelPayment: 'close',
  remove: 'trash',
  enter: 'edit',
  withdraw: 'close',
};

type Asking = 'remove' | 'cancelPayment';

/** Steps that are called otherwise on screen than in the machine. */
const words: Partial<Record<BillingStep, string>> = {
  go_on: 'billingScreen.action.go_on',
  save: 'billingScreen.action.mend',
};

/** What may be done with one code now, by its state and the keys held, with the questions that come first. */
export const useBillingActions = (billing: Billing, onChanged: () => void, onGone: () => void = onChanged) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const api = useBillingApi();
  const { held, setting } = useSession();
  const tell = useTellProblem();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [entering, setEntering] = useState(false);
  const [same, setSame] = useState<readonly Billing[] | null>(null);
  const { id } = billing;

  const { run, settled } = useRun(RESOURCE, () => {
    setAsking(null);
    if (asking === 'remove') onGone();
    else onChanged();
  });
  const pay = () =>
    void api.payable([id]).then(
      ({ businessKey }) => navigate(billingPaths.pay(businessKey)),
      () => undefined,
    );
  const goOn = () =>
    void api.one(id).then(
      ({ payment }) => navigate(payment ? billingPaths.pay(payment.payableId) : billingPaths.one(id)),
      () => undefined,
    );
  /** One press; only where the same tax stands in the list by another code is it asked about first. */
  const renew = async (meant: boolean) => {
    try {
      const made = await api.renew(id, meant);
      setSame(null);
      notify('billingScreen.done.renewed', { type: 'success' });
      settled();
      navigate(billingPaths.one(made.id));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'same_billing') setSame((problem.same as readonly Billing[] | undefined) ?? []);
      else tell(error);
    }
  };
  const act: Partial<Record<BillingStep, () => void>> = {
    go_on: goOn,
    pay,
    retry: () => void run(() => api.retry(id), 'billingScreen.done.retried'),
    renew: () => void renew(false),
    remove: () => setAsking('remove'),
    cancelPayment: () => setAsking('cancelPayment'),
    enter: () => setEntering(true),
    withdraw: () => void run(() => api.withdraw(id), 'billingScreen.byHand.withdrawn'),
  };
  const paths: Partial<Record<BillingStep, string>> = {
    save: billingPaths.mend(id),
    confirm: billingPaths.confirm(id),
    claim: billingPaths.confirm(id),
  };
  const moves: MenuChoice[] = possibleMoves(billing, held, setting.codesByHand).map((move) => ({
    key: move,
    label: translate(words[move] ?? `billing.moves.${move}`),
    icon: icons[move] ?? 'more',
    danger: dangerous.includes(move),
    ...(paths[move] ? { to: paths[move] } : {}),
    ...(act[move] ? { onPick: act[move] } : {}),
  }));
  const papers = usePaperActions(billing, settled);

  const answers: Record<Asking, () => void> = {
    remove: () => void run(() => api.remove(id), 'billingScreen.done.removed'),
    cancelPayment: () => void run(() => api.cancelPayment(id), 'billingScreen.done.cancelled'),
  };
  const question: ReactNode = asking && (
    <ConfirmModal
      open
      danger
      busy={api.busy}
      title={translate(`billingScreen.confirm.${asking}.title`)}
      confirm={translate(`billingScreen.confirm.${asking}.confirm`)}
      onClose={() => setAsking(null)}
      onConfirm={answers[asking]}
    >
      <p>
        <b>
          <Identifier value={billing.code} form="billing" />
        </b>{' '}
        · {billing.taxName}
      </p>
      <p style={{ marginTop: 8 }}>{translate(`billingScreen.confirm.${asking}.text`)}</p>
    </ConfirmModal>
  );
  const dialog = (
    <>
      {question}
      {papers.dialog}
      {entering && <EnterCodeDialog of={billing} onClose={() => setEntering(false)} onDone={settled} />}
      {same && (
        <SameDialog same={same} busy={api.busy} onClose={() => setSame(null)} onMeant={() => void renew(true)} />
      )}
    </>
  );
  return { moves, documents: papers.documents, dialog, busy: api.busy };
};
