import { useTranslate } from 'react-admin';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { awaitingConsent, masukanStatus } from '#domain/faktur/masukan-status.ts';
import { whyNotBack } from '#domain/faktur/retur-masukan.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { formatPeriod, formatRupiah } from '#domain/text/format.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { returPaths } from '../paths.ts';
import { creditDialogs } from './credit-dialogs.tsx';
import { creditLists } from './credit-lists.ts';

const useReturn = ({ id, status }: Pick<MasukanListRow, 'id' | 'status'>): readonly MenuChoice[] => {
  const translate = useTranslate();
  const may = useMay('efaktur/in/return/ctas', 'create');
  const why = whyNotBack({ status });
  const reason = why === null ? {} : { why: translate(why) };
  // If it is credited, no decision is pending, so the return leads.
  const leads = status === 'CREDITED';
  return may
    ? [
        {
          key: 'return',
          label: translate('returScreen.create'),
          icon: 'undo',
          to: returPaths.in.create(id),
          leads,
          ...reason,
        },
      ]
    : [];
};

const AtStake = ({ of }: { of: Pick<MasukanListRow, 'ppn' | 'period' | 'creditPeriod'> }) => {
  const translate = useTranslate();
  const { ppn, period, creditPeriod } = of;
  return (
    <p className="small sec">
      {translate(`masukanScreen.consent.${creditPeriod === null ? 'uncredited' : 'credited'}`, {
        ppn: formatRupiah(ppn),
        period: formatPeriod(creditPeriod ?? period),
      })}
    </p>
  );
};

export const useMasukanActions = (row: MasukanListRow, onChanged: () => void): DocumentActions => {
  const { ask, busy: waiting } = useCall();
  const { id, version } = row;
  const answer = (to: 'confirm-subs' | 'confirm-cancel', agrees: boolean, reason?: string) =>
    ask('PUT', `/efaktur/in/ctas/{id}/${to}`, {
      path: { id },
      body: { version, agrees, ...(reason ? { reason } : {}) },
    });
  const possible = usePossibleMoves(masukanStatus, row).filter(
    (move) => move !== 'credit' || !withoutTax.includes(row.code),
  );
  const about = (
    <>
      <p>
        <b>
          <Identifier value={row.number} form="faktur" />
        </b>{' '}
        · {row.counterpartyName}
      </p>
      {awaitingConsent.includes(row.status) && <AtStake of={row} />}
    </>
  );
  const { moves, dialog, busy } = useDocumentActions(fakturMasukan, row, {
    possible,
    about,
    busy: waiting,
    does: {
      agreeAmendment: () => answer('confirm-subs', true),
      refuseAmendment: (reason) => answer('confirm-subs', false, reason),
      agreeCancellation: () => answer('confirm-cancel', true),
      refuseCancellation: (reason) => answer('confirm-cancel', false, reason),
    },
    dialogs: creditDialogs(['credit', 'uncredit', 'rebook', 'restore', 'invalidate'], row, {
      list: creditLists.masukan,
      target: { ids: [id] },
      words: about,
      busy: waiting,
      decide: (decision) =>
        ask('POST', '/efaktur/in/ctas/{id}/creditable', { path: { id }, body: { version, decision } }),
    }),
    onChanged,
  });
  return { name: row.number ?? row.counterpartyName, moves, documents: useReturn(row), busy, dialog };
};
