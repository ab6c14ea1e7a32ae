import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PullView } from '#domain/bupot/pull/view-schema.ts';
import { isWorking, type PullVerdict, pullVerdicts } from '#domain/definition/pull.ts';
import { formatCount, splitDecimal } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';

type Props = {
  readonly counts: PullView['counts'];
  readonly chosen: PullVerdict | undefined;
  readonly onChoose: (verdict: PullVerdict | undefined) => void;
};

export const PullCounts = ({ counts, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const there = pullVerdicts.filter((verdict) => counts[verdict].count > 0);
  const all = there.reduce((sum, verdict) => sum + counts[verdict].count, 0);
  const choice = (verdict: PullVerdict | undefined, label: string, count: number) => (
    <button
      key={verdict ?? 'all'}
      type="button"
      aria-pressed={chosen === verdict}
      title={verdict && translate(`bupotPull.verdict_hint.${verdict}`)}
      onClick={() => onChoose(verdict)}
    >
      {label} <span className="bdg">{formatCount(count)}</span>
    </button>
  );
  return (
    <fieldset className="pull-counts" aria-label={translate('bupotPull.page.verdict')}>
      {choice(undefined, translate('bupotPull.page.all'), all)}
      {there.map((verdict) => choice(verdict, translate(`bupotPull.verdict.${verdict}`), counts[verdict].count))}
    </fieldset>
  );
};

const Progress = ({ pull: { status, progress } }: { pull: PullView }) => {
  const translate = useTranslate();
  const known = progress !== null && progress.total > 0;
  return (
    <Alert severity="info">
      <p>{translate(`bupotPull.page.working_${status === 'PULLING' ? 'pull' : 'take'}`)}</p>
      <LinearProgress
        aria-label={translate(`bupotPull.status.${status}`)}
        variant={known ? 'determinate' : 'indeterminate'}
        {...(known ? { value: (100 * progress.done) / progress.total } : {})}
      />
    </Alert>
  );
};

export const PullNotices = ({ pull }: { pull: PullView }) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.page.${key}`, params);
  const { counts, message, missing } = pull;
  const working = isWorking(pull);
  const { count, taken, tax } = counts.NEW;
  const none = pullVerdicts.every((verdict) => counts[verdict].count === 0);
  const { whole } = splitDecimal(tax, 0);
  return (
    <>
      {working && <Progress pull={pull} />}
      {message && <Alert severity="warning" title={say('office_message', { words: message })} />}
      {missing.length > 0 && <Alert severity="warning">{say('missing', { numbers: missing.join(', ') })}</Alert>}
      {!working && count > 0 && taken === count && (
        <Alert severity="success" title={say('report', { taken: formatCount(taken), tax: whole })} />
      )}
      {!working && none && !message && missing.length === 0 && <Alert severity="info">{say('nothing')}</Alert>}
    </>
  );
};
