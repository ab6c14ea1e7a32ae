import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Bucket, ImportView } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { findingsIn } from './import-api.ts';
import { useImportKind, useKindWords } from './kind.ts';

/** What was assumed for the file, and the questions about it that are answered; several in one line that opens. */
export const FileNotes = ({ impor: { state } }: { impor: ImportView }) => {
  const translate = useTranslate();
  const answered = state.questions.filter(({ answered }) => answered);
  const [open, setOpen] = useState(false);
  const count = state.notices.length + answered.length;
  const marked = open || count < 2;
  const lines = (
    <>
      {state.notices.map(({ field, message }) => (
        <p key={field} className="imp-answer">
          {marked && <Icon name="info" size={16} />}
          <span className="grow">{message}</span>
        </p>
      ))}
      {answered.map(({ key, message }) => (
        <p key={key} className="imp-answer ok">
          {marked && <Icon name="check" size={16} />}
          <span className="grow">
            {message} <b>{translate('imporScreen.mapping.answered')}</b>
          </span>
        </p>
      ))}
    </>
  );
  if (count < 2) return lines;
  return (
    <div className={open ? 'imp-notes open' : 'imp-notes'}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
        {translate('imporScreen.repair.notes', { count })}
      </button>
      <div>{lines}</div>
    </div>
  );
};

export const SavedSoFar = ({ impor }: { impor: ImportView }) => {
  const say = useKindWords();
  const { paths } = useImportKind();
  if (impor.succeeded === 0) return null;
  return (
    <p className="imp-answer ok">
      <Icon name="check" size={16} />
      <span className="grow">{say('process.done', impor.succeeded)}</span>
      <Button component={Link} to={paths.saved(impor.id)} variant="text" size="small">
        {say('list.documents')}
      </Button>
    </p>
  );
};

type Column = { readonly name: string; readonly sample: readonly string[] };

const EXAMPLES = 2;

/** Columns of the file that are not mapped, so that none is ignored unnoticed. */
export const UnusedColumns = ({ columns, used }: { columns: readonly Column[]; used: readonly string[] }) => {
  const translate = useTranslate();
  const left = columns.filter(({ name, sample }) => !used.includes(name) && sample.length > 0);
  if (left.length === 0) return null;
  return (
    <section className="imp-card">
      <header>
        <h2>{translate('imporScreen.mapping.unused', { count: left.length })}</h2>
      </header>
      <ul className="imp-unused bd">
        {left.map(({ name, sample }) => (
          <li key={name}>
            <b>{name}</b> <span className="imp-note">{sample.slice(0, EXAMPLES).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = { buckets: readonly Bucket[]; chosen: string | undefined; onChoose: (key: string | undefined) => void };

export const BucketChips = ({ buckets, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="rep-chips" aria-label={translate('imporScreen.repair.kinds')}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {translate('imporScreen.repair.allErrors')}
        <span className="bucket-count bad">{findingsIn(buckets, 'error')}</span>
      </button>
      {buckets.map((bucket) => (
        <button
          key={bucket.key}
          type="button"
          aria-pressed={bucket.key === chosen}
          onClick={() => onChoose(bucket.key)}
        >
          {bucket.title ?? bucket.message}
          <span className={bucket.severity === 'error' ? 'bucket-count bad' : 'bucket-count warn'}>{bucket.count}</span>
        </button>
      ))}
    </fieldset>
  );
};
