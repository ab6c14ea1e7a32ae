import { useTranslate } from 'react-admin';
import type { Faktur } from '#domain/faktur/record.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { jakartaDay } from '#domain/scope.ts';
import { Day, Identifier } from '../../ui/layout/values.tsx';
import { BandFigure, DocumentBand } from './DocumentBand.tsx';

const DAY_MS = 86_400_000;
const daysUntil = (day: string): number => Math.round((Date.parse(day) - Date.parse(jakartaDay(Date.now()))) / DAY_MS);

export const SummaryBand = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const rate = faktur.lines[0]?.ppnRate ?? '12';
  const left = daysUntil(faktur.uploadDeadline);
  const open = isEditable(faktur);
  const words = {
    counterpartyName: translate('fakturScreen.detail.buyer'),
    period: translate('fakturScreen.field.period'),
    dpp: translate('fakturScreen.total.dpp'),
    otherDpp: translate('fakturScreen.total.otherDpp'),
    ppn: translate('fakturScreen.total.ppn', { rate }),
  };
  return (
    <DocumentBand
      of={faktur}
      label={(key) => words[key]}
      amounts={['dpp', 'otherDpp', 'ppn']}
      identity={<Identifier value={faktur.counterpartyDocumentNumber ?? faktur.counterpartyNpwp} form="npwp" />}
    >
      <BandFigure
        label={translate('fakturScreen.detail.deadline')}
        under={
          open && (
            <div className={`small ${left < 0 ? 'bad' : left <= 3 ? 'warn' : 'sec'}`}>
              {left < 0
                ? translate('fakturScreen.detail.days_late', { smart_count: -left })
                : translate('fakturScreen.detail.days_left', { smart_count: left })}
            </div>
          )
        }
      >
        <Day value={faktur.uploadDeadline} />
      </BandFigure>
    </DocumentBand>
  );
};
