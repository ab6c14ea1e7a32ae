import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/kit/status.ts';
import { momentText } from './Day.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './timeline.css';

const FIRST = 6;

export type Happened = {
  readonly key: string | number;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
  readonly at: number | string;
  /** Who did it, and why. */
  readonly by: readonly (string | null | undefined)[];
};

/** The rest of a trail that is longer than what is shown at first. */
export const useTimeline = (rows: readonly Happened[]) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const more = rows.length > FIRST && (
    <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? translate('shell.kit.show_less') : translate('shell.kit.show_all', { count: rows.length })}
    </Button>
  );
  return { shown: all ? rows : rows.slice(0, FIRST), more };
};

/** What happened, in the order given, and who did it. */
export const Timeline = ({ of }: { of: readonly Happened[] }) => (
  <ol className="ftl">
    {of.map(({ key, tone, icon, words, at, by }) => (
      <li key={key}>
        <span className={`b ${tone}`}>
          <Icon name={icon} size={12} />
        </span>
        <div className="row">
          <span className={`grow ${tone === 'red' || tone === 'green' ? 'strong' : ''}`}>{words}</span>
          <span className="s sec num">{momentText(at, true)}</span>
        </div>
        <div className="s sec">{by.filter(Boolean).join(' · ')}</div>
      </li>
    ))}
  </ol>
);
