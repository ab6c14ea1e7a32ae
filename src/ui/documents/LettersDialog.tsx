import type { Channel, Eligible } from '#domain/definition/answers.ts';
import './sending.css';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Alert } from '../feedback/notices.tsx';
import { useGet } from '../feedback/use-call.ts';
import { type Elsewhere, ElsewhereAlert, elsewhereIn, LetterFrom } from './LetterFrom.tsx';
import { readOver } from './letter-places.ts';
import type { LetterResource } from './SendDialog.tsx';

export type Sendable = Pick<Eligible, 'eligible' | 'total' | 'ids' | 'noRecipient'>;

type Props = {
  readonly resource: LetterResource;
  readonly channel: Channel;
  readonly of: Sendable;
  readonly onClose: () => void;
  /** `checked`: the user confirmed addresses in another counterparty's domain. */
  readonly send: (checked: boolean) => Promise<unknown>;
};

export const LettersDialog = ({ resource, channel, of, onClose, send }: Props) => {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const [first] = of.ids;
  const letter = useGet(first === undefined ? null : `/${resource}/{id}/letter`, {
    path: { id: first ?? '' },
    query: { channel },
    staleTime: 0,
  });
  const count = formatCount(of.eligible);
  const sample = (text: string) => readOver(text, (name) => translate(`mail.send.made_later.${name}`));
  const go = async () => {
    setBusy(true);
    try {
      await send(elsewhere !== null);
      onClose();
    } catch (error) {
      setElsewhere(elsewhereIn(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate(`mail.send.${channel}_title`)}
      confirm={translate(elsewhere ? 'mail.send.confirm_anyway' : `mail.send.${channel}_many`, {
        smart_count: of.eligible,
        count,
      })}
      busy={busy}
      disabled={of.eligible === 0 || !letter.data}
      onClose={onClose}
      onConfirm={() => void go()}
    >
      <div className="send-form" aria-busy={letter.isLoading}>
        {of.eligible < of.total && (
          <p className="s12">
            {translate(of.eligible === 0 ? 'list.none_eligible' : 'list.eligible', {
              eligible: count,
              total: formatCount(of.total),
            })}{' '}
            {of.noRecipient &&
              translate('list.no_recipient', {
                count: formatCount(of.noRecipient.count),
                reason: of.noRecipient.reason,
              })}
          </p>
        )}
        {channel === 'email' && of.eligible > 0 && <LetterFrom />}
        {letter.error && (
          <div className="s12">
            <Alert severity="error">{letter.error.message}</Alert>
          </div>
        )}
        {letter.data && (
          <figure className="letter s12" aria-label={translate('mail.send.example', { to: letter.data.to })}>
            <figcaption className="small sec">{translate('mail.send.example', { to: letter.data.to })}</figcaption>
            {channel === 'email' && (
              <p>
                <b>{sample(letter.data.subject)}</b>
              </p>
            )}
            {/* Long letters scroll, also by keyboard. */}
            <Box component="p" className="letter-sample" tabIndex={0}>
              {sample(letter.data.body)}
            </Box>
          </figure>
        )}
        {elsewhere && <ElsewhereAlert of={elsewhere} />}
      </div>
    </ConfirmModal>
  );
};
