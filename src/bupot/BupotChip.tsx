import { useTranslate } from 'react-admin';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import type { IconName } from '../kit/Icon.tsx';
import { StateChip } from '../kit/StatusChip.tsx';

const icons: Record<BupotStatus, IconName> = {
  DRAFT: 'dot',
  SAVED_INVALID: 'close',
  IN_PROGRESS: 'clock',
  WAITING_FOR_APPROVAL: 'clock',
  SIGNING_IN_PROGRESS: 'signature',
  APPROVED: 'check',
  NORMAL_REVISION: 'check',
  REVISED: 'replaced',
  WAITING_FOR_CANCELLATION: 'clock',
  CANCELED: 'close',
  REJECTED: 'close',
  FAILED: 'close',
};

type Props = {
  readonly status: BupotStatus;
  readonly at?: number | null;
  /** Narrow places. */
  readonly short?: boolean;
};

/** The state of a slip. */
export const BupotChip = ({ status, at, short = false }: Props) => {
  const translate = useTranslate();
  return (
    <StateChip
      tone={bupotStatus.states[status]}
      icon={icons[status]}
      label={translate(`bupot.status.${status}`)}
      {...(short ? { short: translate(`bupotScreen.short.${status}`) } : {})}
      code={status}
      at={at}
    />
  );
};

/** Beside the state: which correction of it this is; nothing for the first version. */
export const RevisionChip = ({ n, iconOnly = false }: { n: number; iconOnly?: boolean }) => {
  const words = useTranslate()('bupotScreen.list.revision', { n });
  if (n === 0) return null;
  return iconOnly ? (
    <span className="chip ol tiny" title={words}>
      {n}
      <span className="sr">{words}</span>
    </span>
  ) : (
    <span className="chip ol">{words}</span>
  );
};
