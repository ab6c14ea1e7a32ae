import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { Tone } from '#domain/kit/status.ts';
import { Card } from '../../kit/Card.tsx';
import type { IconName } from '../../kit/Icon.tsx';
import { Timeline, useTimeline } from '../../kit/Timeline.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type HistoryRow, RESOURCE } from '../faktur-api.ts';

const marks: Readonly<Record<string, IconName>> = {
  create: 'plus',
  import: 'import',
  save: 'edit',
  upload: 'upload',
  retry: 'upload',
  signing: 'signature',
  approve: 'check',
  substitute: 'replaced',
  send: 'send',
  publicLink: 'external',
};

const toneOf = (status: string | null): Tone =>
  status !== null && status in fakturStatus.states
    ? fakturStatus.states[status as keyof typeof fakturStatus.states]
    : 'grey';

/** Marks of the trail: by what was done, else by how it came out. */
const markOf = ({ action, toStatus }: HistoryRow): IconName =>
  marks[action] ?? (toneOf(toStatus) === 'red' ? 'close' : toneOf(toStatus) === 'green' ? 'check' : 'dot');

/** What happened, newest first, and who did it. */
export const FakturTimeline = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const history = useGet<HistoryRow[]>(`/${RESOURCE}/${faktur.id}/history`);
  const { shown, more } = useTimeline(
    [...(history.data ?? [])].reverse().map((row) => ({
      key: row.seq,
      tone: row.fromStatus === row.toStatus ? 'grey' : toneOf(row.toStatus),
      icon: markOf(row),
      words: row.message ?? translate(`faktur.happened.${row.action}`),
      at: row.at,
      by: [row.userName || translate('fakturScreen.detail.system'), row.reason],
    })),
  );
  return (
    <Card title={translate('fakturScreen.detail.history')} flush actions={more}>
      <Timeline of={shown} />
    </Card>
  );
};
