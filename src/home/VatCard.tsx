import { useMediaQuery } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OutputVat } from '#domain/home/waiting-schema.ts';
import { formatCount, formatDecimal, formatLongPeriod, formatRupiah } from '#domain/text/format.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { Money } from '../ui/layout/values.tsx';
import { NARROW } from '../ui/list/narrow.ts';
import { partOf, scaleTop } from './bars.ts';
import { HomeCard } from './HomeCard.tsx';
import { useHome } from './use-home.ts';

type Month = OutputVat['months'][number];

/** The field the chart is drawn on: on a phone a smaller one, so that its words stay as large as others. */
const fields = { wide: { width: 742, left: 52, bar: 34 }, narrow: { width: 340, left: 54, bar: 14 } } as const;
type Field = (typeof fields)[keyof typeof fields];
const TOP = 14;
const FLOOR = 190;
const LINES = [0, 0.25, 0.5, 0.75, 1];

type BarProps = { readonly of: Month; readonly at: number; readonly top: number; readonly last: boolean };

const Bar = ({ of, at, top, last, width, left, bar }: BarProps & Field) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const step = (width - left) / 12;
  const middle = left + step * (at + 0.5);
  const height = partOf(of.ppn, top) * (FLOOR - TOP);
  const masa = formatLongPeriod(of.period, locale);
  const name = translate('home.vat.bar', { masa, amount: formatRupiah(of.ppn), count: formatCount(of.count) });
  const drawn = (
    <>
      <rect x={middle - step / 2} y={TOP} width={step} height={FLOOR - TOP + 34} className="vat-field" />
      <rect x={middle - bar / 2} y={FLOOR - height} width={bar} height={height} rx={2} className="vat-bar" />
      <text x={middle} y={207} textAnchor="middle" className={last ? 'vat-label strong' : 'vat-label'}>
        {masa.slice(0, 3)}
      </text>
      {(at === 0 || of.period.endsWith('-01')) && (
        <text x={middle} y={221} textAnchor="middle" className="vat-label">
          {of.period.slice(0, 4)}
        </text>
      )}
    </>
  );
  return of.to ? (
    <Link to={of.to} aria-label={name}>
      <title>{name}</title>
      {drawn}
    </Link>
  ) : (
    <g>
      <title>{name}</title>
      {drawn}
    </g>
  );
};

const Chart = ({ months }: OutputVat) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const top = scaleTop(months.map(({ ppn }) => ppn));
  const last = months.at(-1);
  const field: Field = fields[useMediaQuery(NARROW, { noSsr: true }) ? 'narrow' : 'wide'];
  return (
    <div className="vat">
      <svg viewBox={`0 0 ${field.width} 226`} className="num">
        <title>{translate('home.vat.title')}</title>
        {LINES.map((part) => {
          const y = FLOOR - part * (FLOOR - TOP);
          return (
            <g key={part}>
              <line x1={field.left} x2={field.width} y1={y} y2={y} className="vat-line" />
              <text x={field.left - 8} y={y + 4} textAnchor="end" className="vat-label">
                {formatDecimal(String(Math.round(part * top * 100) / 100), 0)}
              </text>
            </g>
          );
        })}
        {months.map((one, at) => (
          <Bar key={one.period} of={one} at={at} top={top} last={one === last} {...field} />
        ))}
      </svg>
      {last && (
        <div className="vat-foot small sec num">
          <span>
            {translate('home.vat.chosen', {
              masa: formatLongPeriod(last.period, locale),
              count: formatCount(last.count),
            })}
          </span>
          <Money value={last.ppn} unit strong />
        </div>
      )}
    </div>
  );
};

/** Output VAT of twelve masa, in millions of rupiah; each bar leads to its invoices. */
export const VatCard = ({ period }: { period: string }) => {
  const translate = useTranslate();
  const may = useMay('home/vat', 'show');
  const query = useHome<OutputVat>(may ? `/home/vat?period=${period}` : null);
  return (
    <HomeCard title={translate('home.vat.title')} may={may} query={query}>
      {(told) =>
        told.months.every(({ count }) => count === 0) ? (
          <p className="home-pad sec">{translate('home.vat.none')}</p>
        ) : (
          <Chart {...told} />
        )
      }
    </HomeCard>
  );
};
