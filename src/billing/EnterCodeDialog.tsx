import './billing.css';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { jakartaDay } from '#domain/scope.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { fieldErrorsOf, useCall } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Facts } from '../ui/layout/Card.tsx';
import type { BillingListRow } from './billing-api.ts';
import { SpanText } from './billing-cells.tsx';

type Props = { of: BillingListRow; onClose: () => void; onDone: () => void };

export const EnterCodeDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const [code, setCode] = useStoredState(`enter.${of.id}.code`, '');
  const [issuedOn, setIssuedOn] = useStoredState(`enter.${of.id}.issuedOn`, jakartaDay(Date.now()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = async () => {
    try {
      await ask('POST', '/ebilling/{id}/code', { path: { id: of.id }, body: { code, issuedOn } });
      notify('billingScreen.byHand.done', { type: 'success' });
      onDone();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('billing.moves.enter')}
      confirm={translate('billingScreen.byHand.save')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={code.length !== 15 || !issuedOn}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <p className="sec" style={{ marginBottom: 12 }}>
        {translate('billingScreen.byHand.same')}
      </p>
      <Facts
        of={[
          [translate('billingScreen.field.tax'), `${of.kap}-${of.kjs} ${of.taxName}`],
          [translate('billingScreen.field.period'), <SpanText key="masa" of={of} />],
          [translate('billingScreen.field.amount'), formatRupiah(of.amount)],
          [translate('billingScreen.field.payer'), of.payerName],
        ]}
      />
      <div className="adopt" style={{ marginTop: 16 }}>
        <TextInput
          label={translate('billingScreen.byHand.code')}
          value={code}
          onChange={(text) => setCode(text.replace(/\D/g, '').slice(0, 15))}
          error={errors.code}
          inputMode="numeric"
          autoComplete="off"
        />
        <DayInput
          label={translate('billingScreen.byHand.issuedOn')}
          helper={translate('billingScreen.byHand.issued_help')}
          value={issuedOn}
          onChange={setIssuedOn}
          error={errors.issuedOn}
        />
      </div>
    </ConfirmModal>
  );
};
