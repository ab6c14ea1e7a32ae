import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { EqualisationView } from '#domain/spt-badan/equalisation/view-schema.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { Explanations } from './Explanations.tsx';
import { partPath } from './part-path.ts';

type Props = {
  readonly of: EqualisationView;
  readonly path: string;
  readonly year: number;
  readonly writable: boolean;
  readonly busy: boolean;
  readonly onSave: (explanations: readonly EqualisationView['explanations'][number][]) => void;
};

const tones = { unknown: 'grey', differs: 'orange', equal: 'green', explained: 'green' } as const;

const withBefore = new Set<EqualisationView['name']>(['bookValue', 'losses', 'equity']);

const Months = ({ of }: { of: EqualisationView['months'] }) => {
  const translate = useTranslate();
  return (
    <details className="annual-months">
      <summary>{translate('annualSources.equalisation.months')}</summary>
      <ul className="annual-parts small">
        {of.map(({ period, amount }) => (
          <li key={period}>
            {formatPeriod(period)}: <Money value={amount} places={0} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** One amount of the return against its documents, and why they differ. */
export const EqualisationCard = ({ of, path, year, writable, busy, onSave }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const word = (key: string) => translate(`annualSources.equalisation.${key}`);
  const { name, difference, open, explanations } = of;
  const state = !of.known ? 'unknown' : open !== '0.00' ? 'differs' : difference === '0.00' ? 'equal' : 'explained';
  const sums = [
    ['ours', of.ours],
    [withBefore.has(name) ? 'theirs_before' : 'theirs', of.theirs],
    ['difference', difference],
    ...(explanations.length > 0 ? [['open', open] as const] : []),
  ] as const;
  return (
    <section className="card annual-source" aria-labelledby={id}>
      <header className="row wrap">
        <h2 id={id}>{word(`name.${name}`)}</h2>
        <Chip tone={tones[state]} label={word(state)} />
        <span className="grow" />
        <Link to={path}>{word('go')}</Link>
      </header>
      <dl className="annual-sums">
        {sums.map(([key, amount]) => (
          <div key={key} className={key === 'difference' && state === 'differs' ? 'annual-left' : undefined}>
            <dt>{word(key)}</dt>
            <dd>
              <Money value={amount} places={0} />
            </dd>
          </div>
        ))}
      </dl>
      {of.parts.length > 0 && (
        <ul className="annual-parts small sec" aria-label={word('parts')}>
          {of.parts.map((part) => (
            <li key={part.name}>
              {partPath(part.name, year) ? (
                <Link to={partPath(part.name, year) ?? ''}>{word(`part.${part.name}`)}</Link>
              ) : (
                word(`part.${part.name}`)
              )}
              {part.count > 0 && ` (${formatCount(part.count)})`}: <Money value={part.amount} places={0} />
            </li>
          ))}
        </ul>
      )}
      {of.months.length > 0 && <Months of={of.months} />}
      {writable && of.known && (difference !== '0.00' || explanations.length > 0) && (
        <Explanations key={JSON.stringify(explanations)} of={of} busy={busy} onSave={onSave} />
      )}
      {!writable && explanations.length > 0 && (
        <ul className="small">
          {explanations.map((one) => (
            <li key={`${one.cause} ${one.amount} ${one.note}`}>
              {word(`causes.${one.cause}`)}: <Money value={one.amount} places={0} /> {one.note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
