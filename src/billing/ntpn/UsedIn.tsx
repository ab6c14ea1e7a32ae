import { useTranslate } from 'react-admin';
import type { NtpnRecord } from '../billing-api.ts';
import { useUsedInName } from '../use-return-name.ts';

/** The return a receipt is used in. */
export const UsedIn = ({ of }: { of: NtpnRecord }) => {
  const translate = useTranslate();
  const named = useUsedInName();
  return of.usedIn ? named(of.usedIn) : <span className="sec">{translate('billingScreen.ntpn.not_used')}</span>;
};
