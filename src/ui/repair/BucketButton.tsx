import { Icon, type IconName } from '../layout/Icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly tone?: 'bad' | 'warn' | 'ok';
  readonly title: string;
  readonly count: number;
  /** Below the title: what mends it, or where it is. */
  readonly below: string;
  readonly hint?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** One kind of what is wrong, with how often it is; pressed, it is the one that is worked on. */
export const BucketButton = ({ icon, tone, title, count, below, hint, pressed, onPress }: Props) => (
  <button type="button" aria-pressed={pressed} onClick={onPress} title={hint}>
    <span className={tone}>
      <Icon name={icon} size={16} />
    </span>
    <b>{title}</b>
    <span className={`bucket-count ${tone ?? ''}`}>{count}</span>
    <span className="small">{below}</span>
  </button>
);
