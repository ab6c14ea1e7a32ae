import { LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import type { Saved } from '../../ui/documents/import-kind.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { billingPaths } from '../paths.ts';

const waitingStates: readonly BillingStatus[] = billingStatus.moves.issue.from;
export const refusedStates: readonly BillingStatus[] = billingStatus.moves.retry.from;
const madeStates = (Object.keys(billingStatus.states) as BillingStatus[]).filter(
  (status) => !waitingStates.includes(status) && !refusedStates.includes(status),
);

const figures = [
  { key: 'made', tone: 'ok', states: madeStates },
  { key: 'refused', tone: 'bad', states: refusedStates },
  { key: 'waiting', tone: 'warn', states: waitingStates },
] as const;

export const CodesHead = ({ impor }: Saved) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { codes } = impor;
  // Hundreds of codes arrive within seconds: while some are pending they are polled, not refetched per event.
  const settled = codes?.waiting === 0;
  useEvents('billing', () => {
    if (settled) void readAgain(client, { queryKey: ['import', impor.id] });
  });
  const countText = (key: string, count: number) => translate(key, { smart_count: count, count: formatCount(count) });
  const word = (key: string, count: number) => countText(`imporScreen.codes.${key}`, count);
  if (!codes) return <strong>{countText('imporKind.billing.process.done', impor.succeeded)}</strong>;
  const { total, made, refused, waiting } = codes;
  const title = word(waiting > 0 ? 'waiting_title' : refused > 0 ? 'some_made' : 'all_made', made);
  return (
    <>
      <span className={waiting > 0 ? 'ic wait' : refused > 0 ? 'ic warn' : 'ic'}>
        <Icon name={waiting > 0 ? 'clock' : refused > 0 ? 'warning' : 'check'} />
      </span>
      <strong>{title}</strong>
      {waiting > 0 && (
        <LinearProgress
          sx={{ width: 280, maxWidth: '100%' }}
          variant="determinate"
          value={(100 * (total - waiting)) / total}
          aria-label={title}
        />
      )}
      {waiting > 0 && <p>{translate('imporScreen.file.wait')}</p>}
      <ul className="codes">
        {figures.map(({ key, tone, states }) => (
          <li key={key}>
            <Link to={billingPaths.imported(impor.id, states)}>
              <span className={codes[key] > 0 ? `value ${tone}` : 'value'}>{formatCount(codes[key])}</span>
              <span className="small">{word(key, codes[key])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
