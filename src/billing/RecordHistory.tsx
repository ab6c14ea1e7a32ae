import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/kit/status.ts';
import { Timeline, useTimeline } from '../kit/Timeline.tsx';
import { useGet } from '../kit/use-call.ts';
import type { HistoryRow } from './billing-api.ts';

const marks = { grey: 'dot', orange: 'clock', green: 'check', red: 'close' } as const;

type Props = {
  /** The record's address in the API. */
  path: string;
  tones: Readonly<Record<string, Tone>>;
};

/** What happened to one record, newest first, and why. */
export const RecordHistory = ({ path, tones }: Props) => {
  const translate = useTranslate();
  const history = useGet<HistoryRow[]>(`${path}/history`, { staleTime: 0 });
  const { shown, more } = useTimeline(
    [...(history.data ?? [])].reverse().map((row) => {
      const tone = row.fromStatus === row.toStatus ? 'grey' : (tones[row.toStatus ?? ''] ?? 'grey');
      return { key: row.seq, tone, icon: marks[tone], words: row.message, at: row.at, by: [row.userName, row.reason] };
    }),
  );
  if (!history.data?.length) return null;
  return (
    <section>
      <div className="row">
        <h3 className="grow">{translate('billingScreen.detail.history')}</h3>
        {more}
      </div>
      <Timeline of={shown} />
    </section>
  );
};
