import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { Tone } from '#domain/kit/status.ts';
import { Card } from '../../kit/Card.tsx';
import { momentText } from '../../kit/Day.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { useGet } from '../../kit/use-call.ts';
import { type HistoryRow, RESOURCE } from '../faktur-api.ts';

const FIRST = 6;

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
export const Timeline = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const history = useGet<HistoryRow[]>(`/${RESOURCE}/${faktur.id}/history`);
  const rows = [...(history.data ?? [])].reverse();
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <Card
      title={translate('fakturScreen.detail.history')}
      flush
      actions={
        rows.length > FIRST && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? translate('fakturScreen.detail.show_less')
              : translate('fakturScreen.detail.show_all', { count: rows.length })}
          </Button>
        )
      }
    >
      <ol className="ftl">
        {shown.map((row) => {
          const moved = row.fromStatus !== row.toStatus;
          const tone = moved ? toneOf(row.toStatus) : 'grey';
          return (
            <li key={row.seq}>
              <span className={`b ${tone}`}>
                <Icon name={markOf(row)} size={12} />
              </span>
              <div className="row">
                <span className={`grow ${tone === 'red' || tone === 'green' ? 'strong' : ''}`}>
                  {row.message ?? translate(`faktur.happened.${row.action}`)}
                </span>
                <span className="s sec num">{momentText(row.at, true)}</span>
              </div>
              <div className="s sec">
                {[row.userName || translate('fakturScreen.detail.system'), row.reason].filter(Boolean).join(' · ')}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
