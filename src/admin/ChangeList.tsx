import type { ReactNode } from 'react';
import type { HistoryEntry } from '#domain/definition/answers.ts';
import { momentText } from '../ui/layout/values.tsx';

type Props = {
  readonly of: readonly HistoryEntry[];
  readonly factsOf?: (entry: HistoryEntry) => string | null;
  readonly actionOf?: (entry: HistoryEntry) => ReactNode;
};

export const ChangeList = ({ of, factsOf = ({ office }) => office, actionOf }: Props) => (
  <ol className="adm-changes">
    {of.map((entry) => (
      <li key={entry.seq}>
        <div className="grow">
          <b>{entry.message}</b> {factsOf(entry)}
          <span className="small sec adm-note">
            {entry.userName} · <span className="num">{momentText(entry.at)}</span>
            {entry.reason && ` · ${entry.reason}`}
          </span>
        </div>
        {actionOf?.(entry)}
      </li>
    ))}
  </ol>
);
