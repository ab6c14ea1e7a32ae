import { useLocale, useTranslate } from 'react-admin';
import { lastPays, monthText, type YearRun } from '#domain/bupot/year/monthly-slips.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { yearOptions } from '../../ui/inputs/masa.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { AnnualKind } from './use-year-run.ts';

const months = Array.from({ length: 11 }, (_, at) => 11 - at);

type Props = {
  readonly kind: AnnualKind;
  readonly run: YearRun;
  readonly today: string;
  readonly onKind: (kind: AnnualKind) => void;
  readonly onRun: (run: YearRun) => void;
};

export const RunCard = ({ kind, run, today, onKind, onRun }: Props) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const words = (key: string, params = {}) => translate(`bupotYear.screen.${key}`, params);
  return (
    <Card title={words('run')}>
      <div className="yrun">
        <SelectInput
          label={words('form')}
          value={kind}
          onChange={(value) => onKind(value as AnnualKind)}
          options={(['BPA1', 'BPA2'] as const).map((value) => ({
            value,
            label: translate(`bupotScreen.list.create_kind.${value}`),
          }))}
        />
        <SelectInput
          label={words('year')}
          value={String(run.year)}
          onChange={(value) => onRun({ ...run, year: Number(value) })}
          options={yearOptions(today)}
        />
        <SelectInput
          label={words('last_month')}
          value={String(run.lastMonth)}
          onChange={(value) => onRun({ ...run, lastMonth: Number(value) })}
          options={[
            { value: '12', label: words('december') },
            ...months.map((month) => ({
              value: String(month),
              label: words('left_in', { month: formatLongPeriod(monthText(run.year, month), locale) }),
            })),
          ]}
        />
        <SelectInput
          label={words('last_pay')}
          helper={words('last_pay_help')}
          value={run.lastPay}
          onChange={(value) => onRun({ ...run, lastPay: value as YearRun['lastPay'] })}
          options={lastPays.map((value) => ({ value, label: words(`pay.${value}`) }))}
        />
      </div>
    </Card>
  );
};
