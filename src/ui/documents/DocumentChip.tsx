import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { markOf, type StateLook, type Tone } from '#domain/definition/status.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { momentText } from '../layout/values.tsx';

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
    <span className={`chip ${outline ? 'ol' : tone}`}>
      {icon && <Icon name={icon} size={12} />}
      {label}
    </span>
  );
  return title ? <Tooltip title={title}>{chip}</Tooltip> : chip;
};

const UNKNOWN = 'UNKNOWN_STATUS';

/** Tone, mark and key of the words of a state; one the definition does not know is shown as such. */
const lookOf = (of: StateLook<string>, status: string): { tone: Tone; icon: IconName; key: string } => {
  if (!Object.hasOwn(of.states, status)) return { tone: 'grey', icon: 'help', key: UNKNOWN };
  const tone = of.states[status] ?? 'grey';
  return { tone, icon: of.marks?.[status] ?? markOf[tone], key: status };
};

type Props = {
  /** The states of the family: colours, marks, and where their words stand. */
  readonly of: StateLook<string>;
  readonly status: string;
  /** Moment the state came about: epoch milliseconds or ISO. */
  readonly at?: number | string | null | undefined;
  /** In narrow places; the full words are then in the tooltip. */
  readonly short?: boolean;
};

/** The state of a document in words; its raw code and its time are in the tooltip. */
export const DocumentChip = ({ of, status, at, short = false }: Props) => {
  const translate = useTranslate();
  const { tone, icon, key } = lookOf(of, status);
  const label = translate(`${of.words}.status.${key}`, { _: key });
  const since = at ? ` · ${momentText(at)}` : '';
  return (
    <Tooltip title={`${label} (${status})${since}`}>
      <span className={`chip ${tone}`}>
        <Icon name={icon} size={12} />
        <span aria-hidden="true">{short ? translate(`${of.words}.status.short.${key}`, { _: label }) : label}</span>
        <span className="sr">
          {translate('shell.kit.status')}: {label} ({status})
        </span>
      </span>
    </Tooltip>
  );
};

/** Beside the status: a substitute, one that was substituted, one that was cancelled. Nothing for a normal invoice. */
export const KindChip = ({ kind, iconOnly = false }: { kind: string; iconOnly?: boolean }) => {
  const translate = useTranslate();
  const label = translate(`faktur.status.kind.${kind}`);
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
