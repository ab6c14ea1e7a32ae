import { useTranslate } from 'react-admin';
import type { BupotStatus } from '#domain/bupot/status.ts';
import { type ShownStatus, shownStatus, shownTone } from '#domain/bupot/status-queries.ts';
import { StateChip } from '../ui/documents/StatusChip.tsx';
import type { IconName } from '../ui/layout/Icon.tsx';

const icons: Record<ShownStatus, IconName> = {
  DRAFT: 'dot',
  SAVED_INVALID: 'close',
  IN_PROGRESS: 'clock',
  WAITING_FOR_APPROVAL: 'clock',
  SIGNING_IN_PROGRESS: 'signature',
  APPROVED: 'check',
  NORMAL_REVISION: 'check',
  REVISED: 'replaced',
  IN_REVISION: 'replaced',
  WAITING_FOR_CANCELLATION: 'clock',
  CANCELED: 'close',
  REJECTED: 'close',
  FAILED: 'close',
};

type Props = {
  readonly status: BupotStatus;
  /** Its correction, where there is one. */
  readonly replacedBy: string | null;
  readonly at?: number | null;
  /** Narrow places. */
  readonly short?: boolean;
};

/** The state of a slip. */
export const BupotChip = ({ status, replacedBy, at, short = false }: Props) => {
  const translate = useTranslate();
  const shown = shownStatus({ status, replacedBy });
  return (
    <StateChip
      tone={shownTone(shown)}
      icon={icons[shown]}
      label={translate(`bupot.status.${shown}`)}
      {...(short ? { short: translate(`bupotScreen.short.${shown}`) } : {})}
      code={shown}
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
