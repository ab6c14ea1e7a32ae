import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnnualSource } from '#domain/spt-badan/sources/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money, momentText } from '../../ui/layout/values.tsx';
import { SourceDocuments } from './SourceDocuments.tsx';
import { listPath } from './source-paths.ts';

const tones = { available: 'green', partly: 'orange', missing: 'grey', hidden: 'grey' } as const;

type Props = {
  readonly of: AnnualSource;
  readonly year: number;
  readonly writable: boolean;
  readonly busy: boolean;
  /** Typed entries that the last drawing stayed. */
  readonly stayed: number;
  readonly onDraw: (replaceTyped: boolean) => void;
};

const sums = ['amount', 'held', 'difference'] as const;

/** One source: what it has, what the sheets hold, what is missing, and its documents. */
export const SourceCard = ({ of, year, writable, busy, stayed, onDraw }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, state, missing } = of;
  const word = (key: string, params?: object) => translate(`annualSources.${key}`, params);
  const hasAny = of.count > 0 || of.drawnAt !== null;
  return (
    <section className="card annual-source" aria-labelledby={`${id}-title`}>
      <header className="row wrap">
        <h2 id={`${id}-title`}>{word(`name.${name}`)}</h2>
        <Chip tone={tones[state]} label={word(`state.${state}`)} />
        {of.stale && <Chip tone="orange" label={word('stale')} />}
        <span className="grow" />
        {writable && hasAny && stayed > 0 && (
          <Button variant="outlined" size="small" disabled={busy} onClick={() => onDraw(true)}>
            {word('replace')}
          </Button>
        )}
        {writable && hasAny && (
          <Button
            variant={of.drawnAt === null || of.stale ? 'contained' : 'outlined'}
            size="small"
            disabled={busy}
            aria-label={`${word(of.drawnAt === null ? 'draw' : 'draw_again')}: ${word(`name.${name}`)}`}
            onClick={() => onDraw(false)}
          >
            {word(of.drawnAt === null ? 'draw' : 'draw_again')}
          </Button>
        )}
      </header>
      <p className="sec small">
        {word(`about.${name}`)}{' '}
        {of.sheets.length > 0 && word('fills', { sheets: of.sheets.map(({ sheet }) => sheet).join(', ') })}
      </p>
      {missing > 0 && <p className="small annual-left">{word(`lacking.${name}`, { smart_count: missing })}</p>}
      {stayed > 0 && <p className="small annual-left">{word('stayed', { smart_count: stayed })}</p>}
      {state !== 'hidden' && (
        <dl className="annual-sums">
          {(hasAny ? sums : (['held'] as const)).map((key) => (
            <div key={key} className={key === 'difference' && of.difference !== '0.00' ? 'annual-left' : undefined}>
              <dt>{word(key)}</dt>
              <dd>
                <Money value={of[key]} places={0} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <footer className="row wrap">
        {of.count > 0 && (
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={`${id}-documents`}
            startIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />}
            onClick={() => setOpen(!open)}
          >
            {word('documents', { count: formatCount(of.count) })}
          </Button>
        )}
        {state !== 'hidden' && <Link to={listPath(name, year)}>{word(`go.${name}`)}</Link>}
        {of.drawnAt !== null && (
          <span className="sec small">{word('last', { at: momentText(of.drawnAt), by: of.drawnBy ?? '' })}</span>
        )}
      </footer>
      <div id={`${id}-documents`}>{open && <SourceDocuments of={of} year={year} />}</div>
    </section>
  );
};
