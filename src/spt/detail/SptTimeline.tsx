import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/kit/status.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { Card } from '../../kit/Card.tsx';
import type { IconName } from '../../kit/Icon.tsx';
import { Timeline, useTimeline } from '../../kit/Timeline.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type SptView, sptResource } from '../spt-api.ts';

type Row = {
  readonly seq: number;
  readonly action: string;
  readonly fromStatus: string | null;
  readonly toStatus: string | null;
  readonly reason: string | null;
  readonly userName: string | null;
  readonly at: number;
  readonly message: string;
};

const marks: Readonly<Record<string, IconName>> = {
  create: 'plus',
  post: 'refresh',
  retry: 'refresh',
  file: 'send',
  amend: 'replaced',
  prove: 'card',
  unprove: 'card',
};

const toneOf = (status: string | null): Tone =>
  status !== null && status in sptStatus.states ? sptStatus.states[status as SptStatus] : 'grey';

/** What happened, newest first, and who did it. */
export const SptTimeline = ({ of: { type, id } }: { of: Pick<SptView, 'type' | 'id'> }) => {
  const translate = useTranslate();
  const history = useGet<Row[]>(`/${sptResource(type)}/${id}/history`);
  const { shown, more } = useTimeline(
    [...(history.data ?? [])].reverse().map(({ seq, action, fromStatus, toStatus, reason, userName, at, message }) => {
      const tone = fromStatus === toStatus ? 'grey' : toneOf(toStatus);
      return {
        key: seq,
        tone,
        icon: marks[action] ?? (tone === 'red' ? 'close' : tone === 'green' ? 'check' : 'dot'),
        words: message,
        at,
        by: [userName || translate('sptDetail.system'), reason],
      };
    }),
  );
  return (
    <Card title={translate('sptDetail.history')} flush actions={more}>
      <Timeline of={shown} />
    </Card>
  );
};
