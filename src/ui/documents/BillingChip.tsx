import { useTranslate } from 'react-admin';
import { type BillingStatus, billingStatus, type NtpnStatus, ntpnStatus } from '#domain/billing/status.ts';
import type { IconName } from '../layout/Icon.tsx';
import { StateChip } from './StatusChip.tsx';

const icons: Record<BillingStatus, IconName> = {
  REQUESTING: 'clock',
  PAYABLE: 'dot',
  WAITING: 'clock',
  CONFIRMABLE: 'clock',
  PAID: 'check',
  EXPIRED: 'history',
  FAILED: 'close',
};

const ntpnIcons: Record<NtpnStatus, IconName> = {
  WAITING: 'clock',
  COMPLETED: 'check',
  FAILED: 'close',
  RECONCILE: 'replaced',
};

type Props<S> = { readonly status: S; readonly at?: number | null };
type Short = { /** Narrow places. */ readonly short?: boolean };

/** The state of a billing code. */
export const BillingChip = ({ status, at, short = false }: Props<BillingStatus> & Short) => {
  const translate = useTranslate();
  return (
    <StateChip
      tone={billingStatus.states[status]}
      icon={icons[status]}
      label={translate(`billing.status.${status}`)}
      {...(short ? { short: translate(`billingScreen.short.${status}`) } : {})}
      code={status}
      at={at}
    />
  );
};

/** The state of a receipt. */
export const NtpnChip = ({ status, at }: Props<NtpnStatus>) => {
  const translate = useTranslate();
  return (
    <StateChip
      tone={ntpnStatus.states[status]}
      icon={ntpnIcons[status]}
      label={translate(`billing.ntpn.status.${status}`)}
      code={status}
      at={at}
    />
  );
};
