import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { monthText } from '#domain/bupot/year/monthly-slips.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { likePath } from '../paths.ts';
import { type FixProps, foundIn, toggled } from './fix.ts';

export const useMonthWords = (year: number) => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
  return (month: number): string => formatLongPeriod(monthText(year, month), locale);
};

export const MissingMonths = ({ year, row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const words = useMonthWords(year);
  const found = foundIn(row, 'missing', 'left_earlier');
  const like = found[0]?.slips?.[0];
  const months = [...new Set([...found.flatMap((one) => one.months ?? []), ...(chosen.unpaid ?? [])])];
  if (months.length === 0) return null;
  return (
    <fieldset>
      {months
        .toSorted((one, other) => one - other)
        .map((month) => (
          <div key={month} className="row wrap">
            <label className="opt grow">
              <input
                type="checkbox"
                className="box"
                checked={chosen.unpaid?.includes(month) ?? false}
                onChange={(event) => onChoose({ unpaid: toggled(chosen.unpaid, month, event.target.checked) })}
              />
              {translate('bupotYear.screen.unpaid_month', { month: words(month) })}
            </label>
            {like && !chosen.unpaid?.includes(month) && (
              <Link
                className="link"
                target="_blank"
                to={likePath({ id: like.id, kind: 'BPMP' }, monthText(year, month))}
              >
                {translate('bupotYear.screen.make_month', { month: words(month) })}
              </Link>
            )}
          </div>
        ))}
    </fieldset>
  );
};

export const LastMonth = ({ year, row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const words = useMonthWords(year);
  if (foundIn(row, 'left_earlier', 'after_last').length === 0 && chosen.lastMonth === undefined) return null;
  const from = Math.max(1, ...row.months);
  const months = Array.from({ length: 13 - from }, (_, at) => from + at);
  return (
    <SelectInput
      label={translate('bupotYear.screen.last_worked')}
      value={chosen.lastMonth === undefined ? '' : String(chosen.lastMonth)}
      onChange={(value) => onChoose({ lastMonth: value === '' ? undefined : Number(value) })}
      options={[
        { value: '', label: translate('bupotYear.screen.as_run') },
        ...months.map((month) => ({ value: String(month), label: words(month) })),
      ]}
    />
  );
};
