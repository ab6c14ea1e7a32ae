import { useTranslate } from 'react-admin';
import { proposedPeriod } from '#domain/faktur/crediting.ts';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanAllows, masukanStatus } from '#domain/faktur/masukan-status.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { jakartaDay } from '#domain/scope.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import type { CardProps } from '../../ui/list/definition.ts';
import { useList } from '../../ui/list/ListContext.tsx';
import { holds } from '../../ui/list/selection.ts';
import { EffectCard } from './EffectCard.tsx';
import { CreditLimit } from './LimitChip.tsx';
import { type Masukan, RESOURCE, useCreditEffect } from './masukan-api.ts';
import { Decided } from './masukan-columns.tsx';
import { Proposed, useProposal } from './Proposed.tsx';

const mayBeCredited = (row: MasukanListRow): boolean => masukanAllows('credit', row) && !withoutTax.includes(row.code);

/** What crediting would do: of what is ticked, or of the invoice that is looked at. */
const WhatIf = ({ row }: CardProps<MasukanListRow>) => {
  const { rows, selection, hasSelection, target } = useList<MasukanListRow>();
  const may = useMay(RESOURCE, 'credit');
  const about = (hasSelection ? rows.filter(({ id }) => holds(selection, id)) : [row]).filter(mayBeCredited);
  const creditPeriod = proposedPeriod(
    about.map(({ period }) => period),
    jakartaDay(Date.now()),
  );
  const { data } = useCreditEffect(
    hasSelection ? target : { ids: [row.id] },
    may && about.length > 0 ? { move: 'credit', creditPeriod } : null,
  );
  return data && about.length > 0 ? <EffectCard of={data} /> : null;
};

const Goods = ({ of }: { of: Masukan }) => <>{of.lines.map(({ name }) => name).join(', ')}</>;

/** An invoice beside the list: what crediting would do, who sent it, until when it may be credited, how much. */
export const MasukanPreview = ({ row }: CardProps<MasukanListRow>) => {
  const translate = useTranslate();
  const { data } = useGet<Masukan>(`/${RESOURCE}/${row.id}`);
  const field = (key: string) => translate(`resources.efaktur/in/ctas.fields.${key}`);
  const proposal = useProposal(row);
  const rate = data?.lines[0]?.ppnRate ?? '12';
  return (
    <div className="fpv">
      <WhatIf row={row} />
      <div>
        <div className="row">
          <h2 className="fpv-h grow">{row.counterpartyName || '–'}</h2>
          <DocumentChip of={masukanStatus} status={row.status} at={row.updatedAt} short />
        </div>
        <div className="sec num">
          <Identifier value={row.number} form="faktur" copy />
        </div>
      </div>
      <Facts
        of={[
          [field('counterpartyNpwp'), <Identifier key="npwp" value={row.counterpartyNpwp} form="npwp" />],
          [
            field('date'),
            <span key="date">
              <Day value={row.date} />, {translate('list.period').toLowerCase()} <PeriodText value={row.period} />
            </span>,
          ],
          [field('creditLimit'), <CreditLimit key="limit" of={row} />],
          ...(proposal ? ([[translate('creditRules.column'), <Proposed key="proposed" of={row} />]] as const) : []),
          ...(row.creditPeriod || row.uncreditReason
            ? ([[translate('masukanScreen.column.decided'), <Decided key="decided" of={row} />]] as const)
            : []),
          ...(data ? ([[translate('masukanScreen.preview.goods'), <Goods key="goods" of={data} />]] as const) : []),
        ]}
      />
      <dl className="ceff fpv-s">
        <dt>{field('dpp')}</dt>
        <dd>
          <Money value={row.dpp} unit />
        </dd>
        {data && data.otherDpp !== data.dpp && (
          <>
            <dt>{field('otherDpp')}</dt>
            <dd>
              <Money value={data.otherDpp} unit />
            </dd>
          </>
        )}
        <dt>{translate('fakturScreen.total.ppn', { rate })}</dt>
        <dd>
          <Money value={row.ppn} unit strong />
        </dd>
      </dl>
    </div>
  );
};
