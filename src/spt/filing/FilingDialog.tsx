import { useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { overpaymentMissing } from '#domain/spt/bills.ts';
import { takesReturns } from '#domain/spt/filing.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import type { ProblemBody } from '../../client/http.ts';
import { SigneeChoice } from '../../ui/documents/SigneeChoice.tsx';
import { WaitingCosts } from '../../ui/documents/WaitingCosts.tsx';
import { ConfirmModal, Modal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { useNow } from '../../ui/layout/use-now.ts';
import { Money } from '../../ui/layout/values.tsx';
import { PaidLate } from '../money/PaidLate.tsx';
import { sptResource } from '../paths.ts';
import { useMayMove } from '../SptChip.tsx';
import { DepositHint } from './DepositHint.tsx';
import { FilingRefusal } from './FilingRefusal.tsx';
import { entriesOf, OverpaidChoice, withChoice } from './OverpaidChoice.tsx';
import { filingWords, WhatIsFiled } from './WhatIsFiled.tsx';
import './filing.css';
import { newKey } from '../../client/new-key.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';

/** Nothing if in time. */
const Lateness = ({ of }: { of: Pick<SptView, 'fine' | 'dueDay' | 'dueMayMove'> }) => {
  const { fine, dueDay } = of;
  const translate = useTranslate();
  const mayMove = useMayMove()(of);
  if (!fine || !dueDay) return null;
  return (
    <Alert severity="warning" title={translate('sptFiling.late', { day: formatDay(dueDay) })}>
      {translate(fine.label)} <Money value={fine.value} unit strong />{' '}
      <ExplainButton label={translate(fine.label)} explain={() => fine} />
      <p className="sec">{translate('sptFiling.late_text')}</p>
      {mayMove && <p className="sec">{mayMove}</p>}
    </Alert>
  );
};

const FilingHours = ({ open }: { open: boolean }) => {
  const translate = useTranslate();
  const words = translate('spt.check.hours');
  return open ? (
    <p className="small sec">{words}</p>
  ) : (
    <Alert severity="warning" title={translate('sptFiling.closed')}>
      {words}
    </Alert>
  );
};

type Props = {
  readonly of: Pick<SptView, 'type' | 'id'>;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** Signees of slips sign income tax returns; signees of invoices sign the PPN return. */
const signeesPath = (type: ReturnType) => (type === 'PPN' ? '/efaktur/spt/ctas/signee' : '/ebupot/spt/signee');

const signeePage = (type: ReturnType): string =>
  `/main/setting/account/signee/${type === 'PPN' ? 'efaktur-v2' : 'ebupot-ctas'}`;

const Signing = ({ spt, onClose, onSent }: Omit<Props, 'of'> & { spt: SptView }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const signees = useGet(signeesPath(spt.type));
  const { ask, busy } = useCall();
  const [picked, setPicked] = useState<string | null>(null);
  const [stored, setStored] = useState({ version: spt.version, entries: entriesOf(spt) });
  // Keyed by version: input for another version would undo later changes.
  const [entries, setEntries] = useStoredState(`filing.${spt.id}.${spt.version}`, stored.entries);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<ProblemBody | undefined>();
  const error = errors.signeeId;
  const field = useId();
  useEffect(() => {
    // The field may be scrolled out of view.
    if (error) document.getElementById(field)?.focus();
  }, [error, field]);
  const open = takesReturns(useNow());
  const signeeId = picked ?? signees.data?.[0]?.id ?? '';
  const withoutWords = overpaymentMissing(withChoice(spt, entries), entries);
  const keepChoice = async () => {
    if (JSON.stringify(entries) === JSON.stringify(stored.entries)) return;
    const { files: _, ...written } = entries;
    const version = Math.max(stored.version, spt.version);
    // Only the return of PPN has entries.
    const saved = await ask('PUT', '/efaktur/spt/ctas/{id}/entries', {
      path: { id: spt.id },
      body: { version, entries: written },
      silent: true,
    });
    setStored({ version: saved.version, entries });
  };
  const file = async () => {
    setErrors({});
    setRefused(undefined);
    try {
      await keepChoice();
      const sent = await ask('PUT', `/${sptResource(spt.type)}/{id}/submit`, {
        path: { id: spt.id },
        query: { signeeId },
        key: newKey(),
        shown: () => true,
      });
      notify(`spt.status.hint.${sent.status}`, { type: 'info' });
      onSent();
    } catch (problem) {
      const faults = fieldErrorsOf(problem);
      setErrors(faults);
      const refusal = problemOf(problem);
      const isShown = Object.keys(faults).some((field) => field === 'signeeId' || field.startsWith('account'));
      if (refusal?.code !== 'intercepted' && !isShown)
        setRefused(refusal ?? { code: 'unexpected', message: translate('problem.unexpected') });
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate(filingWords(spt))}
      confirm={translate(filingWords(spt))}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={!open || signeeId === '' || withoutWords !== null}
      refusal={refused && <FilingRefusal of={refused} type={spt.type} />}
      onClose={onClose}
      onConfirm={() => void file()}
    >
      <div className="sfd">
        <p>
          <b>{spt.label}</b>
        </p>
        <WhatIsFiled spt={{ ...spt, overpayments: withChoice(spt, entries) }} />
        <OverpaidChoice spt={spt} entries={entries} errors={errors} onChange={setEntries} />
        <DepositHint of={spt} />
        <Lateness of={spt} />
        <PaidLate of={spt.paidLate} />
        {spt.waiting && <WaitingCosts of={spt.waiting} />}
        {signees.error && <Alert severity="error" title={signees.error.message} />}
        <SigneeChoice
          id={field}
          signees={signees.data}
          value={signeeId}
          onChange={setPicked}
          error={error}
          page={signeePage(spt.type)}
        />
        <p className="small sec">{translate('sptFiling.declares')}</p>
        <FilingHours open={open} />
      </div>
    </ConfirmModal>
  );
};

export const FilingDialog = ({ of, ...rest }: Props) => {
  const translate = useTranslate();
  const { data, error } = useGet(`/${sptResource(of.type)}/{id}`, { path: { id: of.id } });
  if (data) return <Signing spt={data} {...rest} />;
  return error ? (
    <Modal open title={translate('spt.moves.file')} onClose={rest.onClose}>
      <Alert severity="error" title={error.message} />
    </Modal>
  ) : null;
};
