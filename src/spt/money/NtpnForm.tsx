import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { CheckedMoney } from './CheckedMoney.tsx';
import { type ProofFormProps, ProofFrame } from './ProofFrame.tsx';
import { useCheckedNtpn } from './use-checked-ntpn.ts';

/** A receipt by its number: what it is and whether it fits is said as one types. */
export const NtpnForm = ({ spt, ...frame }: ProofFormProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [typedCode, setTypedCode] = useState('');
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
