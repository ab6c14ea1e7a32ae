import { useTranslate } from 'react-admin';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import type { IconName } from '../kit/Icon.tsx';
import { StateChip } from '../kit/StatusChip.tsx';

const icons: Record<SptStatus, IconName> = {
  CONCEPT: 'dot',
  PREPARING: 'clock',
  POSTING: 'clock',
  VALIDATING: 'clock',
  FILING: 'clock',
  WAITING_PAYMENT: 'card',
  FILED: 'check',
  FAILED_PROCESSING: 'close',
  FAILED_SUBMITTING: 'close',
  REJECTED: 'close',
  CANCELED: 'close',
};

/** The state of a monthly return. */
export const SptChip = ({ status, at }: { readonly status: SptStatus; readonly at?: number | null }) => {
  const translate = useTranslate();
  return (
    <StateChip
      tone={sptStatus.states[status]}
      icon={icons[status]}
      label={translate(`spt.status.${status}`)}
      code={status}
      at={at}
    />
  );
};

/** Normal, or which correction (pembetulan) it is. */
export const useRevisionWords = () => {
  const translate = useTranslate();
  return (n: number): string => translate(n === 0 ? 'sptScreen.normal' : 'sptScreen.amended', { n });
};
