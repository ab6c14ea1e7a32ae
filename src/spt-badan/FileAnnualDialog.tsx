import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takesReturns } from '#domain/spt/filing.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { SigneeChoice } from '../ui/documents/SigneeChoice.tsx';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { useRun } from '../ui/feedback/use-run.ts';
import { useNow } from '../ui/layout/use-now.ts';
import { Money } from '../ui/layout/values.tsx';
import { AmendedSum } from './AmendedSum.tsx';
import { ANNUAL } from './places.ts';

const SIGNEES = '/main/setting/account/signee/spt1771';
const shown = ['due', 'credits', 'paid', 'rest'] as const;

type Props = { readonly of: AnnualView; readonly onClose: () => void; readonly onSent: () => void };

/** The result, who signs, and what refuses the filing. */
export const FileAnnualDialog = ({ of, onClose, onSent }: Props) => {
  const translate = useTranslate();
  const signees = useGet('/efiling/spt-badan/signee');
  const { ask, busy } = useCall();
  const { run } = useRun(ANNUAL, onSent);
  const [picked, setPicked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const signeeId = picked ?? signees.data?.[0]?.id ?? '';
  const open = takesReturns(useNow());
  const file = async () => {
    try {
      await ask('POST', '/efiling/spt-badan/{id}/file', { path: { id: of.id }, body: { signeeId }, silent: true });
    } catch (error) {
      setRefusal(error);
      throw error;
    }
  };
  return (
    <ConfirmModal
      open
      title={translate('sptBadan.asks.file.title')}
      confirm={translate('sptBadan.moves.file')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={signeeId === '' || !open}
      onClose={onClose}
      onConfirm={() => void run(file, 'sptBadan.done.file')}
    >
      <div className="annual-filing">
        <ul className="what-if-lines">
          {shown.map((name) => (
            <li key={name}>
              <span className="org-what">{translate(`sptBadanScreen.result.${name}`)}</span>
              <b>
                <Money value={of.result[name]} unit places={0} />
              </b>
            </li>
          ))}
        </ul>
        {of.replaces !== null && <AmendedSum id={of.id} />}
        <SigneeChoice
          signees={signees.data}
          value={signeeId}
          onChange={setPicked}
          error={fieldErrorsOf(refusal).signeeId}
          page={SIGNEES}
        />
        {!open && <Alert severity="warning" title={translate('spt.check.hours')} />}
        {refusal !== null && <Alert live severity="error" title={problemOf(refusal)?.message} />}
        <p className="small sec">{translate('sptBadan.asks.file.text')}</p>
      </div>
    </ConfirmModal>
  );
};
