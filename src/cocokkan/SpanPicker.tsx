import { useLocale, useTranslate } from 'react-admin';
import type { Span } from '#domain/cocokkan/record.ts';
import { periodAfter } from '#domain/definition/day.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { recentPeriods } from '../ui/inputs/masa.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';

type Props = { readonly value: Span; readonly onChange: (span: Span) => void };

const yearSpan = (year: number): Span => ({ from: `${year}-01`, to: `${year}-12` });
const isYear = ({ from, to }: Span): boolean => from.endsWith('-01') && to === `${from.slice(0, 4)}-12`;

export const SpanPicker = ({ value: { from, to }, onChange }: Props) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const masa = (period: string) => translate('cocokkanScreen.span.masa', { masa: formatLongPeriod(period, locale) });
  const yearly = (year: string) => translate('cocokkanScreen.span.year', { year });
  const year = isYear({ from, to });
  const label = year
    ? yearly(from.slice(0, 4))
    : from === to
      ? masa(from)
      : `${formatLongPeriod(from, locale)} – ${formatLongPeriod(to, locale)}`;
  const periods = recentPeriods();
  const years = [...new Set(periods.map((period) => period.slice(0, 4)))];
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="ib sm"
      aria-label={translate(`cocokkanScreen.span.${by < 0 ? 'before' : 'after'}`)}
      onClick={() =>
        onChange(
          year ? yearSpan(Number(from.slice(0, 4)) + by) : { from: periodAfter(from, by), to: periodAfter(to, by) },
        )
      }
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <fieldset className="row g4 cocokkan-span">
      <legend className="sr">{translate('cocokkanScreen.span.legend')}</legend>
      {step(-1)}
      <MenuButton
        label={label}
        icon="calendar"
        variant="outlined"
        color="inherit"
        size="medium"
        choices={[
          ...years.map((one) => ({
            key: one,
            label: yearly(one),
            selected: year && from.startsWith(one),
            onPick: () => onChange(yearSpan(Number(one))),
          })),
          ...periods.map((period) => ({
            key: period,
            label: masa(period),
            selected: period === from && from === to,
            onPick: () => onChange({ from: period, to: period }),
          })),
        ]}
      />
      {step(1)}
    </fieldset>
  );
};
