import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '#domain/definition/answers.ts';
import { type Machine, markOf, type Tone } from '#domain/definition/status.ts';
import type { ResourceWith } from '../../client/request.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { ReadFailed, RowsSkeleton } from '../feedback/notices.tsx';
import { useGet } from '../feedback/use-call.ts';
import { Card } from '../layout/Card.tsx';
import { Icon, type IconName } from '../layout/Icon.tsx';
import type { MenuChoice } from '../layout/MenuButton.tsx';
import { momentText } from '../layout/values.tsx';
import { useDoer } from './use-doer.ts';
import './timeline.css';

type HistoryLine = {
  readonly key: number;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
  readonly office: string | null;
  readonly at: number;
  readonly by: readonly (string | null)[];
};

/** By event, or else by resulting state. */
type HistoryLook = Pick<Machine<string, string>, 'states' | 'happened'>;

const lookedUp = <T,>(lookups: Readonly<Record<string, T>>, key: string | null): T | undefined =>
  key !== null && Object.hasOwn(lookups, key) ? lookups[key] : undefined;

export const happened = (
  entries: readonly HistoryEntry[],
  { states, happened: marks = {} }: HistoryLook,
  doer: (name: string) => string,
): HistoryLine[] =>
  [...entries].reverse().map(({ seq, action, fromStatus, toStatus, reason, userName, at, message, office }) => {
    const tone = fromStatus === toStatus ? 'grey' : (lookedUp(states, toStatus) ?? 'grey');
    return {
      key: seq,
      tone,
      icon: lookedUp(marks, action) ?? markOf[tone],
      words: message,
      office,
      at,
      by: [doer(userName), reason],
    };
  });

const FIRST = 6;

const useMore = (rows: readonly HistoryLine[]) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const more = rows.length > FIRST && (
    <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? translate('shell.kit.show_less') : translate('shell.kit.show_all', { count: rows.length })}
    </Button>
  );
  return { shown: all ? rows : rows.slice(0, FIRST), more };
};

/** The action that repairs the tax office's last rejection. */
type RepairOptions = Pick<MenuChoice, 'label' | 'onPick'>;

const Timeline = ({ of, mend: repair }: { of: readonly HistoryLine[]; mend?: RepairOptions | undefined }) => {
  const last = of.find(({ office }) => office !== null)?.key;
  return (
    <ol className="timeline">
      {of.map(({ key, tone, icon, words, office, at, by }) => (
        <li key={key}>
          <span className={`bullet ${tone}`}>
            <Icon name={icon} size={12} />
          </span>
          <div className="row">
            <span className={`grow ${tone === 'red' || tone === 'green' ? 'strong' : ''}`}>{words}</span>
            <span className="small sec num">{momentText(at, true)}</span>
          </div>
          <div className="small sec">{by.filter(Boolean).join(' · ')}</div>
          {office && <div className="small">{office}</div>}
          {repair && key === last && (
            <Button size="small" variant="outlined" style={{ marginTop: 4 }} onClick={repair.onPick}>
              {repair.label}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
};

type HistoryResource = Exclude<ResourceWith<'GET', '/{id}/history'>, RecordResource>;

type Props = {
  readonly of: HistoryLook;
  readonly resource: HistoryResource;
  readonly id: string;
  readonly staleTime?: number;
  readonly mend?: RepairOptions | undefined;
};

const useHistory = ({ of, resource, id, mend: repair, ...options }: Props) => {
  const translate = useTranslate();
  const doer = useDoer();
  const { data, error, refetch } = useGet(`/${resource}/{id}/history`, { path: { id }, ...options });
  const { shown, more } = useMore(happened(data ?? [], of, doer));
  if (data) return { more, body: <Timeline of={shown} mend={repair} />, none: data.length === 0 };
  const title = translate('shell.kit.history_failed');
  const body = error ? (
    <ReadFailed title={title} why={error.message} onRetry={() => void refetch()} />
  ) : (
    <RowsSkeleton count={3} />
  );
  return { more: false, body, none: false };
};

export const HistoryCard = (of: Props) => {
  const translate = useTranslate();
  const { more, body } = useHistory(of);
  return (
    <Card title={translate('shell.kit.history')} flush actions={more}>
      {body}
    </Card>
  );
};

export const HistorySection = (of: Omit<Props, 'staleTime'>) => {
  const translate = useTranslate();
  const { more, body, none } = useHistory({ ...of, staleTime: 0 });
  if (none) return null;
  return (
    <section>
      <div className="row">
        <h3 className="grow">{translate('shell.kit.history')}</h3>
        {more}
      </div>
      {body}
    </section>
  );
};
