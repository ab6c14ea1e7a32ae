import { useTranslate } from 'react-admin';
import type { SlipAmount } from '#domain/bupot/explain.ts';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Money, PeriodText } from '../../ui/layout/values.tsx';
import type { CardProps } from '../../ui/list/definition.ts';
import { SlipBody } from '../detail/SlipBody.tsx';
import { useSlipNumbers } from '../detail/use-slip-numbers.ts';
import { FindingsCard, OfficeSays } from '../FindingsCard.tsx';
import { BupotChip, BupotNumber, RevisionChip, usePayeeName } from '../SlipNames.tsx';
import { objectWords } from './bupot-cells.tsx';

const SlipExplained = ({ of, which, label }: { of: BupotView; which: SlipAmount; label: string }) => {
  const explained = useSlipNumbers(of).amount(which);
  return explained ? <ExplainButton label={label} explain={() => explained} /> : null;
};

export const BupotPreview = ({ row }: CardProps<BupotListRow>) => {
  const translate = useTranslate();
  const payee = usePayeeName();
  const { data } = useGet('/ebupot/slips/{id}', { path: { id: row.id } });
  const nobody = hasNoPayee(row.kind);
  const amounts = [
    [nobody ? 'gross_nobody' : 'gross', row.gross, 'gross'],
    ['base', row.base, 'base'],
    [nobody ? 'tax_nobody' : 'tax', row.tax, 'tax'],
  ] as const;
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{nobody ? objectWords(row) : payee(row)}</h2>
          <BupotChip status={row.status} replacedBy={row.replacedBy} at={row.updatedAt} />
          <RevisionChip n={row.revision} />
        </div>
        <div className="sec num">
          {translate(`bupot.kind.${row.kind}`)} · <BupotNumber of={row} /> · {formatDay(row.date)} ·{' '}
          {translate('list.period')} <PeriodText value={row.period} long />
        </div>
      </div>
      <div className="trio">
        {amounts.map(([key, value, which]) => (
          <div key={key}>
            <span className="lab">
              {translate(`bupotScreen.field.${key}`)}{' '}
              {data && <SlipExplained of={data} which={which} label={translate(`bupotScreen.field.${key}`)} />}
            </span>
            <div className="value">
              <Money value={value} unit />
            </div>
          </div>
        ))}
      </div>
      <OfficeSays of={row} />
      {data && (
        <>
          <FindingsCard bupot={data} />
          <SlipBody bupot={data} brief />
        </>
      )}
    </div>
  );
};
