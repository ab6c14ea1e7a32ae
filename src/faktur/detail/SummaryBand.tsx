import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { jakartaDay } from '#domain/scope.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';

const DAY_MS = 86_400_000;
const daysUntil = (day: string): number => Math.round((Date.parse(day) - Date.parse(jakartaDay(Date.now()))) / DAY_MS);

/** Who, when, how much, until when: the first look. */
export const SummaryBand = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const rate = faktur.lines[0]?.ppnRate ?? '12';
  const left = daysUntil(faktur.uploadDeadline);
  const open = isEditable(faktur);
  return (
    <section className="card band" aria-label={translate('faktur.sections.summary')}>
      <div>
        <span className="lab">{translate('fakturScreen.detail.buyer')}</span>
        <div className="value el" title={faktur.counterpartyName}>
          {faktur.counterpartyName || '–'}
        </div>
        <div className="small sec">
          <Identifier value={faktur.counterpartyDocumentNumber ?? faktur.counterpartyNpwp} form="npwp" />
        </div>
      </div>
      <div>
        <span className="lab">{translate('fakturScreen.field.period')}</span>
        <div className="value">
          <PeriodText value={faktur.period} />
        </div>
        <div className="small sec">
          <Day value={faktur.date} />
        </div>
      </div>
      <div>
        <span className="lab">{translate('fakturScreen.total.dpp')}</span>
        <div className="value">
          <Money value={faktur.dpp} unit />
        </div>
      </div>
      <div>
        <span className="lab">{translate('fakturScreen.total.otherDpp')}</span>
        <div className="value">
          <Money value={faktur.otherDpp} unit />
        </div>
      </div>
      <div>
        <span className="lab">{translate('fakturScreen.total.ppn', { rate })}</span>
        <div className="value">
          <Money value={faktur.ppn} unit />
        </div>
      </div>
      <div>
        <span className="lab">{translate('fakturScreen.detail.deadline')}</span>
        <div className="value">
          <Day value={faktur.uploadDeadline} />
        </div>
        {open && (
          <div className={`small ${left < 0 ? 'bad' : left <= 3 ? 'warn' : 'sec'}`}>
            {left < 0
              ? translate('fakturScreen.detail.days_late', { smart_count: -left })
              : translate('fakturScreen.detail.days_left', { smart_count: left })}
          </div>
        )}
      </div>
    </section>
  );
};
