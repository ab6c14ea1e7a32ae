import { useTranslate } from 'react-admin';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import type { Tone } from '#domain/kit/status.ts';
import { Card } from '../../kit/Card.tsx';
import type { IconName } from '../../kit/Icon.tsx';
import { Timeline, useTimeline } from '../../kit/Timeline.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type HistoryRow, RESOURCE } from '../bupot-api.ts';

const marks: Readonly<Record<string, IconName>> = {
  create: 'plus',
  import: 'import',
  save: 'edit',
  submit: 'upload',
  sign: 'signature',
  correct: 'replaced',
  revise: 'replaced',
  send: 'send',
  publicLink: 'external',
};

const toneOf = (status: string | null): Tone =>
  status !== null && status in bupotStatus.states ? bupotStatus.states[status as BupotStatus] : 'grey';

/** Marks of the trail: by what was done, else by how it came out. */
const markOf = ({ action, toStatus }: HistoryRow): IconName =>
  marks[action] ?? (toneOf(toStatus) === 'red' ? 'close' : toneOf(toStatus) === 'green' ? 'check' : 'dot');

/** What happened, newest first, and who did it. */
export const BupotTimeline = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const history = useGet<HistoryRow[]>(`/${RESOURCE}/${id}/history`);
  const { shown, more } = useTimeline(
    [...(history.data ?? [])].reverse().map((row) => ({
      key: row.seq,
      tone: row.fromStatus === row.toStatus ? 'grey' : toneOf(row.toStatus),
      icon: markOf(row),
      words: row.message ?? translate(`bupot.happened.${row.action}`),
      at: row.at,
      by: [row.userName || translate('bupotScreen.detail.system'), row.reason],
    })),
  );
  return (
    <Card title={translate('bupotScreen.detail.history')} flush actions={more}>
      <Timeline of={shown} />
    </Card>
  );
};
