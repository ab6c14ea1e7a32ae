import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { stepResource, type Wizard } from '#domain/definition/steps.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { dropUnsaved } from '../feedback/unsaved.ts';
import { fieldErrorsOf, useTellProblem } from '../feedback/use-call.ts';
import { TextInput } from '../inputs/TextInput.tsx';

type Props = {
  readonly of: Wizard;
  readonly version: number;
  readonly what: 'cancel' | 'submit';
  readonly onClose: () => void;
};

/** Ends a draft: asks before it is removed or submitted, and for the one-time code. */
export const DraftDialog = ({ of, version, what, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const withCode = what === 'submit' && of.code === true;
  const perform = async (work: () => Promise<unknown>, then: () => void) => {
    setBusy(true);
    setWrong(undefined);
    try {
      await work();
      then();
    } catch (error) {
      const fault = fieldErrorsOf(error).code;
      if (fault) setWrong(fault);
      else tell(error);
    } finally {
      setBusy(false);
    }
  };
  const end = () =>
    what === 'cancel'
      ? provider.delete(of.resource, { id: 'draft', previousData: { id: 'draft', version } })
      : provider.create(of.resource, { data: { version, ...(withCode ? { code } : {}) } });
  const leave = () => {
    dropUnsaved();
    navigate(what === 'cancel' ? of.home : of.done);
    for (const resource of [of.resource, ...Object.keys(of.steps).map((step) => stepResource(of, step))])
      client.removeQueries({ queryKey: [resource] });
  };
  const sendCode = () => provider.create(stepResource(of, 'code'), { data: {} });
  return (
    <ConfirmModal
      open
      danger={what === 'cancel'}
      title={translate(`steps.${what}_ask`)}
      confirm={translate(`steps.${what}`)}
      cancel={translate('steps.keep')}
      busy={busy}
      disabled={withCode && code === ''}
      onClose={onClose}
      onConfirm={() => void perform(end, leave)}
    >
      <p>{translate(`steps.${what}_text`)}</p>
      {withCode && (
        <div className="step-rows">
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void perform(sendCode, () => notify('steps.code_sent', { type: 'success' }))}
          >
            {translate('steps.send_code')}
          </Button>
          <TextInput
            label={translate('steps.code')}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={wrong}
          />
        </div>
      )}
    </ConfirmModal>
  );
};
