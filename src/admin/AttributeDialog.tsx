import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FoundPayment } from '#domain/billing/payment-schema.ts';
import type { Payment, UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Money, momentText } from '../ui/layout/values.tsx';
import { LOST } from './paths.ts';

type Props = { of: UnmatchedPaymentRecord; onClose: () => void; onDone: () => void };

const dueOf = ({ tax, fee }: Payment): string => rupiah(total([sen(tax), sen(fee)]));

/** Asks which payment lost money is for: those of the same amount are proposed, others are found by account or code. */
export const AttributeDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`adminScreen.lost.${key}`);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [], isLoading } = useGet<FoundPayment[]>(`${LOST}/${of.id}/payments?q=${encodeURIComponent(q)}`);
  const [chosen, setChosen] = useState<string | null>(null);
  const payment = data.find(({ id }) => id === chosen);
  return (
    <ReasonedModal
      width={600}
      path={`${LOST}/${of.id}/attribute`}
      body={{ paymentId: chosen }}
      ready={payment !== undefined}
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
              {data.map((one) => (
                <li key={one.id}>
                  <label>
                    <input type="radio" name="payment" checked={one.id === chosen} onChange={() => setChosen(one.id)} />
                    <span className="grow">
                      <span className="row">
                        <b className="grow">{one.companyName}</b>
                        <Money value={dueOf(one)} unit />
                      </span>
                      <span className="small sec num">
                        {[one.bank, one.accountNumber, translate(`payScreen.status.${one.status}`)]
                          .filter(Boolean)
                          .join(' · ')}{' '}
                        · {momentText(one.createdAt, true)}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {!isLoading && data.length === 0 && <p className="sec">{label('no_payment')}</p>}
          </fieldset>
          {payment && dueOf(payment) !== of.amount && (
            <div style={{ marginTop: 12 }}>
              <Alert severity="warning" title={label('differs')} />
            </div>
          )}
          {errors.paymentId && <Alert severity="error" title={errors.paymentId} />}
        </>
      )}
    </ReasonedModal>
  );
};
