import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportRow } from '#domain/imports/view-schema.ts';
import { requestPage } from '../../client/request.ts';
import type { Saved } from '../../ui/documents/import-kind.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type Billing, RESOURCE } from '../billing-api.ts';
import { SpanText, TaxText } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';
import { useBillingActions } from '../use-billing-actions.tsx';
import { refusedStates } from './CodesHead.tsx';

const SHOWN = 50;
const ROWS = 1000;
const savedRows = JSON.stringify({ status: 'SAVED' });

const Refused = ({ of, row, onChanged }: { of: Billing; row: ImportRow | undefined; onChanged: () => void }) => {
  const { moves, dialog, busy } = useBillingActions(of, onChanged);
  return (
    <tr>
      <td className="right low">{row?.row ?? '–'}</td>
      <td>
        <Link to={billingPaths.one(of.id)} className="flink">
          <TaxText of={of} />
        </Link>
        <div className="imp-note">{of.description}</div>
      </td>
      <td className="low">
        <SpanText of={of} />
      </td>
      <td className="right">
        <Money value={of.amount} />
      </td>
      <td className="wide bad">{row?.result?.message ?? of.officeMessage ?? '–'}</td>
      <td className="wide acts">
        {moves.slice(0, 2).map(({ key, label, to, onPick }) => (
          <Button
            key={key}
            variant="outlined"
            size="small"
            disabled={busy}
            {...(to ? { component: Link, to } : { onClick: onPick })}
          >
            {label}
          </Button>
        ))}
        {dialog}
      </td>
    </tr>
  );
};

export const RefusedCodes = ({ impor }: Saved) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const refused = impor.codes?.refused ?? 0;
  const { data } = useQuery({
    queryKey: [RESOURCE, 'refused-of-import', impor.id, refused],
    queryFn: async () => {
      const filter = JSON.stringify({ importId: impor.id, status: refusedStates });
      const [{ rows: billings }, { rows }] = await Promise.all([
        requestPage('/ebilling', { query: { range: `[0,${SHOWN - 1}]`, filter } }),
        requestPage('/ebilling/import/{id}/rows', {
          path: { id: impor.id },
          query: { range: `[0,${ROWS - 1}]`, filter: savedRows },
        }),
      ]);
      return {
        billings: billings as readonly object[] as readonly Billing[],
        rowOf: new Map(rows.map((row) => [row.documentId, row])),
      };
    },
    enabled: refused > 0,
    staleTime: 0,
  });
  const changed = () => {
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    void client.invalidateQueries({ queryKey: ['import', impor.id] });
  };
  if (refused === 0 || !data) return null;
  return (
    <section className="imp-card">
      <header>
        <h2>{translate('imporScreen.codes.refused_title')}</h2>
        <span className="imp-note">{translate('imporScreen.codes.refused_text')}</span>
      </header>
      <div className="imp-scroll">
        <table className="imp-tbl cards">
          <TableHead
            of={[
              { label: translate('imporScreen.repair.row'), right: true },
              { label: translate('billingScreen.field.pair') },
              { label: translate('billingScreen.field.period') },
              { label: `${translate('billingScreen.field.amount')} (Rp)`, right: true },
              { label: translate('billingScreen.detail.office_says') },
              { label: translate('list.actions'), unseen: true },
            ]}
          />
          <tbody>
            {data.billings.map((one) => (
              <Refused key={`${one.id} ${one.version}`} of={one} row={data.rowOf.get(one.id)} onChanged={changed} />
            ))}
          </tbody>
        </table>
      </div>
      {refused > data.billings.length && (
        <p className="bd imp-note">
          <Icon name="info" size={12} />{' '}
          <Link to={billingPaths.imported(impor.id, refusedStates)}>{translate('imporScreen.codes.all_refused')}</Link>
        </p>
      )}
    </section>
  );
};
