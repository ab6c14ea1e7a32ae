import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SourceName } from '#domain/spt-badan/sources/source.ts';
import { Money } from '../../ui/layout/values.tsx';
import { documentPath } from './source-paths.ts';

type Behind = {
  readonly source: SourceName;
  readonly id: string;
  readonly label: string;
  readonly amount: string;
};

/** Documents behind what was drawn into a line, each with its link. */
export const BehindLine = ({ of, year }: { of: readonly Behind[]; year: number }) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <section aria-label={translate('annualSources.behind')}>
      <h3>{translate('annualSources.behind')}</h3>
      <ul className="org-docs">
        {of.map((one) => (
          <li key={`${one.source} ${one.id}`}>
            <Link className="annual-document" to={documentPath(one.source, one, year)}>
              <b>{one.label}</b>
              <Money value={one.amount} places={0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
