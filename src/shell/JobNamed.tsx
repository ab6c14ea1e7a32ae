import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NamedInJob } from '#domain/jobs/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';

const PAGE = 50;

type Props = {
  readonly of: readonly NamedInJob[];
  /** How many there are in all, where only the first are named. */
  readonly count?: number | undefined;
  /** Message key of what they have in common, with their number. */
  readonly words: string;
};

/** Documents a finished file speaks of by name: those it left out, or carries otherwise, each with why. */
export const JobNamed = ({ of, count = of.length, words }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(PAGE);
  if (of.length === 0) return null;
  return (
    <>
      <div>
        <Button
          size="small"
          color="warning"
          aria-expanded={open}
          startIcon={<Icon name="warning" size={16} />}
          onClick={() => setOpen(!open)}
        >
          {translate(words, { count: formatCount(count) })}
        </Button>
      </div>
      {open && (
        <div className="job-items">
          <ul>
            {of.slice(0, shown).map(({ id, label, message }) => (
              <li key={id}>
                <span className="grow">
                  <span className="num">{label}</span>
                  <span className="small sec">{message}</span>
                </span>
              </li>
            ))}
          </ul>
          {of.length > shown && (
            <Button size="small" variant="outlined" onClick={() => setShown(shown + PAGE)}>
              {translate('shell.jobs.more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
