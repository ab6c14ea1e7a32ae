import { useTranslate } from 'react-admin';
import { hasNoPayee, isAnnual, isForeign } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { objectWords } from '../list/bupot-cells.tsx';
import { PayeeName } from '../SlipNames.tsx';

export const SummaryBand = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const { kind } = bupot;
  const nobody = hasNoPayee(kind);
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const taxLabel = nobody ? 'tax_nobody' : isAnnual(kind) ? 'tax_year' : 'tax';
  return (
    <section className="card band bband" aria-label={translate('list.preview')}>
      <div>
        <span className="lab">{field(nobody ? 'object' : isAnnual(kind) ? 'employee' : 'payee')}</span>
        <div className="value el">{nobody ? objectWords(bupot) : <PayeeName of={bupot} />}</div>
        <div className="small sec">
          {nobody ? (
            <PayeeName of={bupot} />
          ) : (
            <Identifier value={bupot.payeeNpwp} form={isForeign(kind) ? 'plain' : 'npwp'} />
          )}
        </div>
      </div>
      <div>
        <span className="lab">{field('period_long')}</span>
        <div className="value">
          {isAnnual(kind) && bupot.periodFrom && (
            <>
              <PeriodText value={bupot.periodFrom} />
              {' – '}
            </>
          )}
          <PeriodText value={bupot.period} />
        </div>
        <div className="small sec">
          <Day value={bupot.date} />
        </div>
      </div>
      <div>
        <span className="lab">{field(nobody ? 'gross_nobody' : 'gross')}</span>
        <div className="value">
          <Money value={bupot.gross} unit />
        </div>
      </div>
      <div>
        <span className="lab">{field('base')}</span>
        <div className="value">
          <Money value={bupot.base} unit />
        </div>
      </div>
      <div>
        <span className="lab">{field(taxLabel)}</span>
        <div className="value">
          <Money value={bupot.tax} unit />
        </div>
      </div>
    </section>
  );
};
