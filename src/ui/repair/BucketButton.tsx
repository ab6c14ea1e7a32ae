import { Icon, type IconName } from '../layout/Icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly tone?: 'bad' | 'warn' | 'ok';
  readonly title: string;
  readonly count: number;
  /** Below the title: the fix, or the place. */
  readonly below: string;
  readonly hint?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

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
