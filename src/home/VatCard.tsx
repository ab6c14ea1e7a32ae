import { useMediaQuery } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OutputVat } from '#domain/home/waiting-schema.ts';
import { formatCount, formatDecimal, formatLongPeriod, formatRupiah } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { Money } from '../ui/layout/values.tsx';
import { NARROW } from '../ui/list/narrow.ts';
import { partOf, scaleTop } from './bars.ts';
import { HomeCard } from './HomeCard.tsx';
import { ofCard } from './use-home.ts';

type Month = OutputVat['months'][number];

/** Smaller on phones, so that the text of the chart is not scaled down. */
const fields = { wide: { width: 742, left: 52, bar: 20 }, narrow: { width: 340, left: 54, bar: 9 } } as const;
type Field = (typeof fields)[keyof typeof fields];
const TOP = 14;
const FLOOR = 190;
const LINES = [0, 0.25, 0.5, 0.75, 1];

type Side = Pick<Month, 'count' | 'ppn' | 'to'>;

type BarProps = {
  readonly of: Side;
  readonly kind: 'out' | 'in';
  readonly masa: string;
  readonly top: number;
  readonly x: number;
  readonly width: number;
};

const Bar = ({ of: { ppn, count, to }, kind, masa, top, x, width }: BarProps) => {
  const translate = useTranslate();
  const height = partOf(ppn, top) * (FLOOR - TOP);
  const name = translate(`home.vat.${kind === 'out' ? 'bar' : 'bar_in'}`, {
    masa,
    amount: formatRupiah(ppn),
    count: formatCount(count),
  });
  const drawn = (
    <>
      <title>{name}</title>
      <rect x={x} y={TOP} width={width} height={FLOOR - TOP} className="vat-field" />
      <rect x={x} y={FLOOR - height} width={width} height={height} rx={2} className={`vat-bar ${kind}`} />
    </>
  );
  return to ? (
    <Link to={to} aria-label={name}>
      {drawn}
    </Link>
  ) : (
    <g>{drawn}</g>
  );
};

type MonthProps = { readonly of: Month; readonly at: number; readonly top: number; readonly last: boolean };

const MonthBars = ({ of, at, top, last, width, left, bar }: MonthProps & Field) => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const step = (width - left) / 12;
  const middle = left + step * (at + 0.5);
  const masa = formatLongPeriod(of.period, locale);
  const one = { masa, top, width: bar };
  return (
    <>
      <Bar of={of} kind="out" x={middle - bar - 1} {...one} />
      <Bar of={of.credited} kind="in" x={middle + 1} {...one} />
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
};

const SideFigures = ({ kind, of }: { kind: BarProps['kind']; of: Side }) => {
  const translate = useTranslate();
  return (
    <span className="row g4">
      <i className={`vat-key ${kind}`} aria-hidden="true" />
      {translate(`home.vat.${kind}`, { count: formatCount(of.count) })}
      <Money value={of.ppn} unit strong />
    </span>
  );
};

const Chart = ({ months }: OutputVat) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const top = scaleTop(months.flatMap(({ ppn, credited }) => [ppn, credited.ppn]));
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
          <MonthBars key={one.period} of={one} at={at} top={top} last={one === last} {...field} />
        ))}
      </svg>
      {last && (
        <div className="vat-foot small sec num">
          <span>{formatLongPeriod(last.period, locale)}</span>
          <SideFigures kind="out" of={last} />
          <SideFigures kind="in" of={last.credited} />
        </div>
      )}
    </div>
  );
};

/** Output PPN of twelve masa beside the PPN credited in them, in millions of rupiah. */
export const VatCard = ({ period }: { period: string }) => {
  const translate = useTranslate();
  const may = useMay('home/vat', 'show');
  const query = useGet(may ? '/home/vat' : null, { query: { period }, ...ofCard });
  return (
    <HomeCard title={translate('home.vat.title')} may={may} query={query}>
      {(data) =>
        data.months.every(({ count, credited }) => count + credited.count === 0) ? (
          <p className="home-pad sec">{translate('home.vat.none')}</p>
        ) : (
          <Chart {...data} />
        )
      }
    </HomeCard>
  );
};
