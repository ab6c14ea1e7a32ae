import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnnualSource } from '#domain/spt-badan/sources/view-schema.ts';
import { formatCount, formatDay, formatPeriod } from '#domain/text/format.ts';
import { Money } from '../../ui/layout/values.tsx';
import { documentPath } from './source-paths.ts';

/** The documents of a source: where each stands, or why it does not. */
export const SourceDocuments = ({ of: { name, documents, count }, year }: { of: AnnualSource; year: number }) => {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`annualSources.${key}`, params);
  const detailOf = (detail: string): string => (/^\d{4}-\d{2}$/.test(detail) ? formatPeriod(detail) : detail);
  return (
    <div className="annual-scroll">
      <table className="lines-table annual-lines">
        <thead>
          <tr>
            <th scope="col">{word('column.label')}</th>
            <th scope="col">{word('column.detail')}</th>
            <th scope="col">{word('column.day')}</th>
            <th scope="col" className="right">
              {word('column.amount')}
            </th>
            <th scope="col">{word('column.place')}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((one) => (
            <tr key={`${one.id} ${one.detail} ${one.amount}`}>
              <th scope="row">
                <Link to={documentPath(name, one, year)}>{one.label}</Link>
              </th>
              <td>{detailOf(one.detail)}</td>
              <td>{one.day && formatDay(one.day)}</td>
              <td className="right">
                <Money value={one.amount} places={0} />
              </td>
              <td className={one.left ? 'annual-left' : 'sec'}>{word(one.left ? `left.${one.left}` : 'placed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {documents.length < count && (
        <p className="sec small annual-none">
          {word('more', { shown: formatCount(documents.length), count: formatCount(count) })}
        </p>
      )}
    </div>
  );
};
