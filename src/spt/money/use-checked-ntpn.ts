import { useDeferredValue } from 'react';
import { asNtpn } from '#domain/billing/number.ts';
import type { CheckedProof } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { fieldErrorsOf } from '../../ui/feedback/problem.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { checkPath } from './deposit-api.ts';

const CODE = /^\d{15}$/;

/** What a receipt would pay, asked for once its number is whole; of one that is not ours the code it was paid with is asked first. */
export const useCheckedNtpn = (of: Pick<SptView, 'type' | 'id'>, typed: string, typedCode: string) => {
  const ntpn = useDeferredValue(asNtpn(typed));
  const code = useDeferredValue(typedCode.replace(/[\s.-]/g, ''));
  const { data, error, isFetching } = useGet<CheckedProof>(
    ntpn ? checkPath(of, { ntpn, billingCode: CODE.test(code) ? code : '' }) : null,
    { quiet: true },
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
    /** The number is none of ours: only with its code can the office be asked. */
    foreign: 'billingCode' in errors || code !== '',
  };
};
