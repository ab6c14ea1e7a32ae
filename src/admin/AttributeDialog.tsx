import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import { useCall, useGet } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Money, momentText } from '../ui/layout/values.tsx';

type Props = { of: UnmatchedPaymentRecord; onClose: () => void; onDone: () => void };

type Target = {
  readonly kind: 'payment' | 'order';
  readonly id: string;
  readonly companyName: string;
  readonly due: string;
  readonly facts: string;
};

const useTargets = (lostId: string, q: string) => {
  const translate = useTranslate();
  const payments = useGet('/admin/api/ebilling/unmatched-payments/{id}/payments', {
    path: { id: lostId },
    query: { q },
  });
  const orders = useGet('/admin/api/ebilling/unmatched-payments/{id}/orders', { path: { id: lostId }, query: { q } });
  const line = (...facts: (string | null)[]) => facts.filter(Boolean).join(' · ');
  const found: Target[] = [
    ...(payments.data ?? []).map((one) => ({
      kind: 'payment' as const,
      id: one.id,
      companyName: one.companyName,
      due: rupiah(total([sen(one.tax), sen(one.fee)])),
      facts: line(
        one.bank,
        one.accountNumber,
        translate(`payScreen.status.${one.status}`),
        momentText(one.createdAt, true),
      ),
    })),
    ...(orders.data ?? []).map((one) => ({
      kind: 'order' as const,
      id: one.id,
      companyName: one.companyName,
      due: one.due,
      facts: line(
        translate('adminScreen.lost.of_order'),
        one.packageName,
        one.bank,
        one.accountNumber,
        translate(`settings.order.status.${one.status}`),
        momentText(one.createdAt, true),
      ),
    })),
  ];
  return { found, isLoading: payments.isLoading || orders.isLoading };
};

export const AttributeDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`adminScreen.lost.${key}`);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { found, isLoading } = useTargets(of.id, q);
  const [chosen, setChosen] = useState<string | null>(null);
  const target = found.find(({ id }) => id === chosen);
  const isOrder = target?.kind === 'order';
  const { ask, busy } = useCall();
  const attribute = (reason: string) => {
    const path = { id: of.id };
    const id = target?.id ?? '';
    return isOrder
      ? ask('POST', '/admin/api/ebilling/unmatched-payments/{id}/attribute-order', {
          path,
          body: { orderId: id, reason },
        })
      : ask('POST', '/admin/api/ebilling/unmatched-payments/{id}/attribute', { path, body: { paymentId: id, reason } });
  };
  return (
    <ReasonedModal
      width={600}
      subject={`${of.id}/attribute`}
      busy={busy}
      send={attribute}
      ready={target !== undefined}
      title={label('attribute_title')}
      confirm={label('attribute')}
      cancel={translate('shell.kit.back')}
      reason={label('reason')}
      done="adminScreen.lost.attribute_done"
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <p className="sec">{translate('adminScreen.lost.attribute_text', { amount: formatRupiah(of.amount) })}</p>
          <div className="adm-find">
            <TextInput
              label={label('find')}
              helper={label('find_help')}
              value={typed}
              onChange={setTyped}
              maxLength={64}
            />
          </div>
          <fieldset className="adm-set">
            <legend className="sr">{label('payments')}</legend>
            <ul className="adm-of" aria-busy={isLoading}>
              {found.map((one) => (
                <li key={one.id}>
                  <label>
                    <input type="radio" name="payment" checked={one.id === chosen} onChange={() => setChosen(one.id)} />
                    <span className="grow">
                      <span className="row">
                        <b className="grow">{one.companyName}</b>
                        <Money value={one.due} unit />
                      </span>
                      <span className="small sec num">{one.facts}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {!isLoading && found.length === 0 && <p className="sec">{label('no_payment')}</p>}
          </fieldset>
          {target && target.due !== of.amount && (
            <div style={{ marginTop: 12 }}>
              <Alert severity="warning" title={label('differs')} />
            </div>
          )}
          {(errors.paymentId ?? errors.orderId) && (
            <Alert severity="error" title={errors.paymentId ?? errors.orderId} />
          )}
        </>
      )}
    </ReasonedModal>
  );
};
