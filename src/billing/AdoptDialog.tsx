import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { InquiredCode } from '#domain/billing/view-schema.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Facts } from '../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../ui/layout/values.tsx';
import { useBillingApi } from './billing-api.ts';
import { SpanText } from './billing-cells.tsx';
import { billingPaths } from './paths.ts';

const bareCode = (text: string): string => text.replace(/\D/g, '').slice(0, 15);

const Known = ({ of }: { of: InquiredCode }) => {
  const translate = useTranslate();
  return (
    <div className="known">
      <Facts
        of={[
          [translate('billingScreen.field.code'), <Identifier key="code" value={of.code} form="billing" />],
          [translate('billingScreen.field.tax'), `${of.kap}-${of.kjs} ${of.taxName}`],
          [translate('billingScreen.field.period'), <SpanText key="span" of={of} />],
          [translate('billingScreen.field.payer'), of.payerName],
          ['NPWP', <Identifier key="npwp" value={of.payerNpwp} form="npwp" />],
          [translate('billingScreen.field.amount'), <Money key="amount" value={of.amount} unit />],
          [translate('billingScreen.field.status'), of.stateWords],
          [translate('billingScreen.field.expiresAt'), <Moment key="expires" at={of.expiresAt} />],
        ]}
      />
    </div>
  );
};

export const AdoptDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const api = useBillingApi();
  const [code, setCode] = useStoredState('adopt', '');
  const [known, setKnown] = useState<InquiredCode | null>(null);
  const [fault, setFault] = useState('');
  const ask = async () => {
    setFault('');
    try {
      setKnown(await api.inquiry(code));
    } catch (error) {
      setFault(fieldErrorsOf(error).code ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
  };
  const adopt = async () => {
    const billing = await api.adopt(code).catch(() => null);
    if (!billing) return;
    notify('billingScreen.done.adopted', { type: 'success' });
    onClose();
    navigate(billingPaths.one(billing.id));
  };
  return (
    <Modal
      open
      width={600}
      title={translate('billingScreen.adopt.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.cancel')}
          </Button>
          {known?.ours ? (
            <Button variant="contained" component={Link} to={billingPaths.one(known.ours)} onClick={onClose}>
              {translate('billingScreen.action.open')}
            </Button>
          ) : known ? (
            <Button variant="contained" disabled={api.busy} onClick={() => void adopt()}>
              {translate('billingScreen.adopt.take')}
            </Button>
          ) : (
            <Button variant="contained" disabled={api.busy || code.length !== 15} onClick={() => void ask()}>
              {translate('billingScreen.adopt.ask')}
            </Button>
          )}
        </>
      }
    >
      <form
        className="adopt"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 15) void (known && !known.ours ? adopt() : ask());
        }}
      >
        <TextInput
          label={translate('billingScreen.field.code')}
          helper={translate('billingScreen.adopt.help')}
          autoFocus
          numeric
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={(text) => {
            setCode(bareCode(text));
            setKnown(null);
            setFault('');
          }}
        />
        {fault && (
          <Alert severity="error" live>
            {fault}
          </Alert>
        )}
        {known?.ours && <Alert severity="info">{translate('billingScreen.adopt.ours')}</Alert>}
        {known && <Known of={known} />}
      </form>
    </Modal>
  );
};
