import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { callList } from '../../app/http.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { Saved } from '../../kit/import-kind.ts';
import { Money } from '../../kit/Money.tsx';
import { type Billing, RESOURCE } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { SpanText } from '../SpanText.tsx';
import { TaxText } from '../TaxText.tsx';
import { useBillingActions } from '../use-billing-actions.tsx';
import { refusedStates, useCodes } from './use-codes.ts';

const SHOWN = 50;
const ROWS = 1000;
const savedRows = encodeURIComponent(JSON.stringify({ status: 'SAVED' }));
type SavedRow = { readonly row: number; readonly documentId: string | null };

/** What the office said, in our words where we have them. */
const OfficeSays = ({ of: { officeCode, officeMessage } }: { of: Billing }) => {
  const title = useTranslate()(`billing.office.${officeCode}.title`, { _: '' });
  return <>{[title, officeMessage].filter(Boolean).join(': ') || '–'}</>;
};

const Refused = ({ of, row, onChanged }: { of: Billing; row: number | undefined; onChanged: () => void }) => {
  const { moves, dialog, busy } = useBillingActions(of, onChanged);
  return (
    <tr>
      <td className="r low">{row ?? '–'}</td>
      <td>
        <Link to={billingPaths.one(of.id)} className="flink">
          <TaxText of={of} />
        </Link>
        <div className="imp-note">{of.description}</div>
      </td>
      <td className="low">
        <SpanText of={of} />
      </td>
      <td className="r">
        <Money value={of.amount} />
      </td>
      <td className="wide bad">
        <OfficeSays of={of} />
      </td>
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

/** What the office refused, row by row, with the way to mend each and to ask again. */
export const RefusedCodes = ({ impor }: Saved) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const refused = useCodes(impor.id)?.refused ?? 0;
  const { data } = useQuery({
    queryKey: [RESOURCE, 'refused-of-import', impor.id, refused],
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify({ importId: impor.id, status: refusedStates }));
      const [{ rows: billings }, { rows }] = await Promise.all([
        callList<Billing>(`/${RESOURCE}?range=[0,${SHOWN - 1}]&filter=${filter}`),
        callList<SavedRow>(`/${RESOURCE}/import/${impor.id}/rows?range=[0,${ROWS - 1}]&filter=${savedRows}`),
      ]);
      return { billings, rowOf: new Map(rows.map(({ documentId, row }) => [documentId, row])) };
    },
    enabled: refused > 0,
    staleTime: 0,
  });
  if (refused === 0 || !data) return null;
  return (
    <section className="imp-card">
      <header>
        <h2>{translate('imporScreen.codes.refused')}</h2>
        <span className="imp-note">{translate('imporScreen.codes.refused_text')}</span>
      </header>
      <div className="imp-scroll">
        <table className="imp-tbl cards">
          <thead>
            <tr>
              <th scope="col" className="r">
                {translate('imporScreen.repair.row')}
              </th>
              <th scope="col">{translate('billingScreen.field.pair')}</th>
              <th scope="col">{translate('billingScreen.field.period')}</th>
              <th scope="col" className="r">
                {translate('billingScreen.field.amount')} (Rp)
              </th>
              <th scope="col">{translate('billingScreen.detail.office_says')}</th>
              <th scope="col">
                <span className="sr">{translate('list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.billings.map((one) => (
              <Refused
                key={`${one.id} ${one.version}`}
                of={one}
                row={data.rowOf.get(one.id)}
                onChanged={() => void client.invalidateQueries({ queryKey: [RESOURCE] })}
              />
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
