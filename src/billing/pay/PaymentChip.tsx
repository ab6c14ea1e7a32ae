import { useTranslate } from 'react-admin';
import type { PaymentStatus } from '#domain/billing/payment/balance.ts';
import type { Tone } from '#domain/definition/status.ts';
import { StateChip } from '../../ui/documents/StatusChip.tsx';
import type { IconName } from '../../ui/layout/Icon.tsx';

const looks: Readonly<Record<PaymentStatus, readonly [Tone, IconName]>> = {
  opening: ['orange', 'clock'],
  waiting: ['orange', 'clock'],
  paid: ['green', 'check'],
  settled: ['green', 'check'],
  attention: ['red', 'warning'],
  cancelled: ['grey', 'close'],
  expired: ['grey', 'history'],
  failed: ['red', 'close'],
};

/** How a payment stands. */
export const PaymentChip = ({ status, at }: { status: PaymentStatus; at?: number | null }) => {
  const translate = useTranslate();
  const [tone, icon] = looks[status];
  return <StateChip tone={tone} icon={icon} label={translate(`payScreen.status.${status}`)} code={status} at={at} />;
};
