import { useTranslate } from 'react-admin';
import type { PullView } from '#domain/bupot/pull/view-schema.ts';
import { type PullVerdict, pullVerdicts } from '#domain/definition/pull.ts';
import { formatCount } from '#domain/text/format.ts';

type Props = {
  readonly counts: PullView['counts'];
  readonly chosen: PullVerdict | undefined;
  readonly onChoose: (verdict: PullVerdict | undefined) => void;
};

/** How many slips there are of each verdict; one of them narrows the table. */
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
