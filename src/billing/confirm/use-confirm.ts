import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isConfirmed, isNamed } from '#domain/billing/status-queries.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { newKey } from '../../client/new-key.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';

export type Confirmation = {
  /** 15 digits. */
  readonly billingCode: string;
  readonly ntpn: string;
  /** Decimal string in rupiah. */
  readonly amount: string;
  /** YYYY-MM-DD. */
  readonly paidAt: string;
  /** YYYY-MM. */
  readonly period: string;
};

const formOf = (given: Confirmation, file: File | null): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  if (file) form.set('file', file);
  return form;
};

export const useConfirm = (onDone: (record: NtpnRecord) => void) => {
  const notify = useNotify();
  const { ask, busy } = useCall();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const confirm = async (given: Confirmation, file: File | null) => {
    setErrors({});
    try {
      const record = await ask('POST', '/ebilling/ntpn', { body: formOf(given, file), key: newKey() });
      if (isNamed(record)) notify('billing.ntpn.wait', { type: 'info' });
      else if (isConfirmed(record)) notify('billing.ntpn.confirmed', { type: 'success' });
      else setErrors({ ntpn: 'billing.ntpn.failed' });
      onDone(record);
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  return { confirm, busy, errors };
};

const order = ['billingCode', 'ntpn', 'amount', 'paidAt', 'period'] as const satisfies (keyof Confirmation)[];

export const firstEmpty = (given: Confirmation): keyof Confirmation | undefined => order.find((field) => !given[field]);
