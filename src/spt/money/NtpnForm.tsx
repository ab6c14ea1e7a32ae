import { Button } from '@mui/material';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asNtpn } from '#domain/billing/number.ts';
import type { CheckedProof, SptBill } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { type Typed, useProofCheck } from './deposit-api.ts';
import { AccountName } from './Overpayments.tsx';

export type ProofFormProps = Omit<FrameProps, 'typed' | 'children'> & {
  readonly spt: Pick<SptView, 'type' | 'id' | 'period'>;
  readonly bills: readonly SptBill[];
};

type FrameProps = {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (typed: Typed) => Promise<unknown>;
  readonly typed: Typed | null;
  readonly children: (refused: Readonly<Record<string, string>>) => ReactNode;
};

export const ProofFrame = ({ busy, onClose, onSave, typed, children }: FrameProps) => {
  const translate = useTranslate();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const save = () => {
    setRefused({});
    if (typed) void onSave(typed).catch((error: unknown) => setRefused(fieldErrorsOf(error)));
  };
  return (
    <>
      <div className="smp-fields">{children(refused)}</div>
      <div className="modal-ft smp-ft">
        <Button variant="outlined" onClick={onClose}>
          {translate('shell.kit.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || !typed} onClick={save}>
          {translate('sptMoney.save_proof')}
        </Button>
      </div>
    </>
  );
};

const CODE = /^\d{15}$/;

/** Queried once the number is complete. A receipt that is not ours needs its billing code first. */
const useCheckedNtpn = (of: Pick<SptView, 'type' | 'id'>, typed: string, typedCode: string) => {
  const ntpn = useDeferredValue(asNtpn(typed));
  const code = useDeferredValue(typedCode.replace(/[\s.-]/g, ''));
  const { data, error, isFetching } = useProofCheck(
    of,
    ntpn ? { ntpn, billingCode: CODE.test(code) ? code : '' } : null,
  );
  const errors = ntpn && error ? fieldErrorsOf(error) : {};
  const message = ntpn && error && Object.keys(errors).length === 0 ? error.message : undefined;
  return {
    ntpn,
    code,
    found: ntpn && !error ? data : undefined,
    errors,
    message,
    looking: isFetching,
    /** The number is not one of ours: the tax office can be queried only with the code. */
    foreign: 'billingCode' in errors || code !== '',
  };
};

const CheckedMoney = ({ of }: { of: CheckedProof }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity={of.why ? 'warning' : 'success'}
      title={translate(of.why ? `spt.proof.unfit.${of.why}` : 'sptMoney.fits')}
      live
    >
      <Facts
        of={[
          [translate('sptMoney.proof.kapKjs'), <AccountName key="account" kapKjs={of.kapKjs} />],
          [translate('sptMoney.proof.period'), formatPeriod(of.period) || '–'],
          [translate('sptMoney.proof.date'), formatDay(of.date)],
          [translate('sptMoney.proof.amount'), formatRupiah(of.amount)],
        ]}
      />
    </Alert>
  );
};

export const NtpnForm = ({ spt, ...frame }: ProofFormProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState(`ntpn.${spt.id}`, '');
  const [typedCode, setTypedCode] = useStoredState(`ntpn.${spt.id}.code`, '');
  const { ntpn, code, found, errors, message, foreign, looking } = useCheckedNtpn(spt, typed, typedCode);
  return (
    <ProofFrame
      {...frame}
      typed={ntpn && found && !found.why ? { ntpn, ...(code ? { billingCode: code } : {}) } : null}
    >
      {(refused) => (
        <>
          <TextInput
            label={translate('sptMoney.ntpn')}
            value={typed}
            onChange={(text) => setTyped(text.toUpperCase())}
            error={errors.number ?? errors.ntpn ?? refused.number}
            helper={looking ? translate('sptMoney.looking') : translate('sptMoney.ntpn_help')}
            autoComplete="off"
            maxLength={24}
          />
          {ntpn && foreign && (
            <TextInput
              label={translate('sptMoney.billing_code')}
              value={typedCode}
              onChange={setTypedCode}
              error={code === '' ? undefined : (errors.billingCode ?? refused.billingCode)}
              helper={translate('sptMoney.billing_code_help')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
          )}
          {message && <Alert severity="error" title={message} live />}
          {found && <CheckedMoney of={found} />}
        </>
      )}
    </ProofFrame>
  );
};
