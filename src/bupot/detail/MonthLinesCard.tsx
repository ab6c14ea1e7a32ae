import { useTranslate } from 'react-admin';
import { monthLines } from '#domain/bupot/month-lines.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { payOf } from '#domain/bupot/year/lines.ts';
import { rupiah } from '#domain/definition/money.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/values.tsx';

export const MonthLinesCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const pay = bupot.kind === 'BPMP' ? payOf(bupot) : null;
  if (!pay?.isSplit) return null;
  return (
    <Card title={translate('bupotScreen.detail.monthLines')} flush>
      <dl className="fsum">
        {(['salaryPension', ...monthLines] as const).map((line) => {
          const amount = pay.lines[line];
          if (amount === undefined) return null;
          return [
            <dt key={line}>{translate(`pph21.${line}`)}</dt>,
            <dd key={`${line} amount`}>
              <Money value={rupiah(amount)} />
            </dd>,
          ];
        })}
      </dl>
    </Card>
  );
};
