import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LedgerView } from '#domain/cocokkan/view-schema.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { momentText } from '../ui/layout/values.tsx';

type Props = { readonly ledgers: readonly LedgerView[]; readonly onGone: () => void };

export const HandedIn = ({ ledgers, onGone }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.ledger.${key}`, params);
  const notify = useNotify();
  const { ask, busy } = useCall();
  const [query, setRequested] = useState<LedgerView | null>(null);
  const remove = async ({ id }: LedgerView) => {
    try {
      await ask('DELETE', '/efaktur/cocokkan/ledgers/{id}', { path: { id } });
      notify('cocokkanScreen.done.ledger_removed', { type: 'success' });
    } catch {
      // The error was already reported.
    }
    setRequested(null);
    onGone();
  };
  if (ledgers.length === 0) return null;
  return (
    <ul className="cocokkan-handed">
      {ledgers.map((ledger) => {
        const { id, source, fileName, rows, from, to, leftOut, readBy, readAt } = ledger;
        return (
          <li key={id}>
            <div className="grow">
              <b>{source}</b>{' '}
              <span className="small sec">
                {words('holds', { smart_count: rows, count: formatCount(rows) })}
                {from && to && ` · ${formatDay(from)} – ${formatDay(to)}`}
              </span>
              <div className="small sec el">
                {fileName} · {readBy}, {momentText(readAt)}
              </div>
              {leftOut.count > 0 && (
                <details className="small">
                  <summary>
                    {words('left_out', { smart_count: leftOut.count, count: formatCount(leftOut.count) })}
                  </summary>
                  <ul>
                    {leftOut.rows.map(({ row, message }) => (
                      <li key={row}>{words('left_row', { row: formatCount(row), message })}</li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
            <Button size="small" color="error" disabled={busy} onClick={() => setRequested(ledger)}>
              {words('remove')}
              <span className="sr"> {source}</span>
            </Button>
          </li>
        );
      })}
      {query && (
        <ConfirmModal
          open
          danger
          title={words('remove_title', { source: query.source })}
          confirm={words('remove')}
          busy={busy}
          onClose={() => setRequested(null)}
          onConfirm={() => void remove(query)}
        >
          <p>{words('remove_text', { smart_count: query.rows, count: formatCount(query.rows) })}</p>
        </ConfirmModal>
      )}
    </ul>
  );
};
