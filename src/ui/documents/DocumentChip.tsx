import { useTranslate } from 'react-admin';
import { markOf, type StateLook, type Tone } from '#domain/definition/status.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { momentText } from '../layout/values.tsx';
import { ChipTooltip } from './ChipTooltip.tsx';

type ChipProps = {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly label: string;
  readonly title?: string;
  readonly outline?: boolean;
};

/** Icon and text: colour alone must not carry meaning. */
export const Chip = ({ tone, icon, label, title, outline = false }: ChipProps) => {
  const className = `chip ${outline ? 'ol' : tone}`;
  const content = (
    <>
      {icon && <Icon name={icon} size={12} />}
      {label}
    </>
  );
  if (!title) return <span className={className}>{content}</span>;
  return (
    <ChipTooltip title={title} className={className}>
      {content}
    </ChipTooltip>
  );
};

const UNKNOWN = 'UNKNOWN_STATUS';

/** Unknown states show their raw code. */
const lookOf = (of: StateLook<string>, status: string): { tone: Tone; icon: IconName; key: string } => {
  if (!Object.hasOwn(of.states, status)) return { tone: 'grey', icon: 'help', key: UNKNOWN };
  const tone = of.states[status] ?? 'grey';
  return { tone, icon: of.marks?.[status] ?? markOf[tone], key: status };
};

type Props = {
  readonly of: StateLook<string>;
  readonly status: string;
  readonly at?: number | string | null | undefined;
  /** Short text for narrow places; the tooltip has the full text. */
  readonly short?: boolean;
};

/** The tooltip has the raw code and the time. */
export const DocumentChip = ({ of, status, at, short = false }: Props) => {
  const translate = useTranslate();
  const { tone, icon, key } = lookOf(of, status);
  const label = translate(`${of.words}.status.${key}`, { _: key });
  const since = at ? ` · ${momentText(at)}` : '';
  return (
    <ChipTooltip title={`${label} (${status})${since}`} className={`chip ${tone}`}>
      <Icon name={icon} size={12} />
      <span aria-hidden="true">{short ? translate(`${of.words}.status.short.${key}`, { _: label }) : label}</span>
      <span className="sr">
        {translate('shell.kit.status')}: {label} ({status})
      </span>
    </ChipTooltip>
  );
};

/** Nothing for a normal document. */
export const KindChip = ({ kind, iconOnly = false }: { kind: string; iconOnly?: boolean }) => {
  const translate = useTranslate();
  const label = translate(`faktur.status.kind.${kind}`);
  if (iconOnly) {
    return (
      <ChipTooltip title={label} className="chip ol tiny">
        <Icon name="replaced" size={12} />
        <span className="sr">{label}</span>
      </ChipTooltip>
    );
  }
  return <span className="chip ol">{label}</span>;
};
