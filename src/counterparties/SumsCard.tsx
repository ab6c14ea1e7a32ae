import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PartySum } from '#domain/counterparty/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../ui/layout/Card.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Money, PeriodText } from '../ui/layout/values.tsx';

const FIRST = 6;

export const SumsCard = ({ of }: { of: readonly PartySum[] }) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const column = (key: string) => translate(`counterparty.column.${key}`);
  const masas = [...new Set(of.map(({ period }) => period))];
  const shown = new Set(all ? masas : masas.slice(0, FIRST));
  return (
    <Card title={translate('counterparty.sums')} flush>
      {of.length === 0 ? (
        <p className="counterparty-note sec">{translate('counterparty.sums_none')}</p>
      ) : (
        <table className="plain-rows counterparty-rows">
          <TableHead
            of={[
              { label: column('period') },
              { label: column('kind') },
              { label: column('count'), right: true },
              { label: column('base'), right: true },
              { label: column('tax'), right: true },
            ]}
          />
          <tbody>
            {of
              .filter(({ period }) => shown.has(period))
              .map(({ period, kind, count, base, tax }) => (
                <tr key={`${period} ${kind}`}>
                  <td data-label={column('period')}>
                    <PeriodText value={period} />
                  </td>
                  <td data-label={column('kind')}>{translate(`counterparty.kind.${kind}`)}</td>
                  <td data-label={column('count')} className="right">
                    {formatCount(count)}
                  </td>
                  <td data-label={column('base')} className="right">
                    <Money value={base} />
                  </td>
                  <td data-label={column('tax')} className="right">
                    <Money value={tax} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {of.length > 0 && <p className="counterparty-note small sec">{translate('counterparty.sums_note')}</p>}
      {masas.length > FIRST && !all && (
        <p className="counterparty-more">
          <Button size="small" variant="outlined" onClick={() => setAll(true)}>
            {translate('counterparty.sums_all')}
          </Button>
        </p>
      )}
    </Card>
  );
};
