import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/definition/status.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { momentText } from '../layout/Day.tsx';
import { Icon, type IconName } from '../layout/Icon.tsx';

const icons: Record<FakturStatus, IconName> = {
  DRAFT: 'dot',
  IN_PROGRESS: 'clock',
  SIGNING_IN_PROGRESS: 'signature',
  APPROVED: 'check',
  REJECTED: 'close',
  SAVED_INVALID: 'close',
  FAILED: 'close',
  WAITING_FOR_CANCELLATION: 'clock',
  WAITING_FOR_AMENDMENT: 'clock',
  AMENDED: 'replaced',
  CANCELED: 'close',
};

const toneClass: Record<Tone, string> = { grey: '', orange: 'w', green: 'g', red: 'd' };

type ChipProps = {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly label: string;
  /** What stands behind the label: the raw code, a time. */
  readonly title?: string;
  readonly outline?: boolean;
};

/** A pill with mark and words; colour never speaks alone. */
export const Chip = ({ tone, icon, label, title, outline = false }: ChipProps) => {
  const chip = (
    <span className={`chip ${outline ? 'ol' : toneClass[tone]}`}>
      {icon && <Icon name={icon} size={12} />}
      {label}
    </span>
  );
  return title ? <Tooltip title={title}>{chip}</Tooltip> : chip;
};

type StateProps = {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly label: string;
  /** In narrow places, the full label then in the tooltip. */
  readonly short?: string;
  /** As the document keeps it. */
  readonly code: string;
  /** Moment the state came about: epoch milliseconds or ISO. */
  readonly at?: number | string | null | undefined;
};

/** The state of a document in words; its raw code and its time are in the tooltip. */
export const StateChip = ({ tone, icon, label, short, code, at }: StateProps) => {
  const translate = useTranslate();
  const since = at ? ` · ${momentText(at)}` : '';
  return (
    <Tooltip title={`${label} (${code})${since}`}>
      <span className={`chip ${toneClass[tone]}`}>
        <Icon name={icon} size={12} />
        <span aria-hidden="true">{short ?? label}</span>
        <span className="sr">
          {translate('shell.kit.status')}: {label} ({code})
        </span>
      </span>
    </Tooltip>
  );
};

type Props = {
  readonly status: string;
  readonly at?: number | string | null;
  readonly short?: boolean;
};

const isKnown = (status: string): status is FakturStatus => status in fakturStatus.states;

/** The state of an invoice. */
export const StatusChip = ({ status, at, short = false }: Props) => {
  const translate = useTranslate();
  const known = isKnown(status);
  const code = known ? status : 'UNKNOWN_STATUS';
  return (
    <StateChip
      tone={known ? fakturStatus.states[status] : 'grey'}
      icon={known ? icons[status] : 'help'}
      label={translate(`status.${code}`)}
      {...(short ? { short: translate(`status.short.${code}`) } : {})}
      code={status}
      at={at}
    />
  );
};

/** Beside the status: a substitute, one that was substituted, one that was cancelled. Nothing for a normal invoice. */
export const KindChip = ({ kind, iconOnly = false }: { kind: string; iconOnly?: boolean }) => {
  const translate = useTranslate();
  const label = translate(`status.kind.${kind}`);
  if (iconOnly) {
    return (
      <Tooltip title={label}>
        <span className="chip ol tiny">
          <Icon name="replaced" size={12} />
          <span className="sr">{label}</span>
        </span>
      </Tooltip>
    );
  }
  return <span className="chip ol">{label}</span>;
};
