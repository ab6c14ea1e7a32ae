import { useTranslate } from 'react-admin';
import type { NtpnRecord } from '../billing-api.ts';

/** The return a receipt is used in. */
export const UsedIn = ({ of }: { of: NtpnRecord }) => {
  const translate = useTranslate();
  return of.usedIn ? of.usedIn : <span className="sec">{translate('billingScreen.ntpn.not_used')}</span>;
};
