import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useRun } from '../../ui/feedback/use-run.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { sptPaths, sptResource } from '../paths.ts';
import { useSptName } from '../SptChip.tsx';

type Props = { readonly of: Pick<SptView, 'type' | 'id' | 'period' | 'revision'>; readonly onClose: () => void };

export const AmendDialog = ({ of, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const nameOf = useSptName();
  const [reason, setReason] = useStoredState(`amend.${of.id}`, '');
  const { run } = useRun(sptResource(of.type), onClose);
  const amend = () =>
    run(async () => {
      const made = await ask('POST', `/${sptResource(of.type)}/{id}/amend`, {
        path: { id: of.id },
        body: { reason: reason.trim() },
      });
      navigate(sptPaths.detail(made, 'induk'));
    }, 'sptFiling.amend.done');
  return (
    <ConfirmModal
      open
      title={translate('spt.moves.amend')}
      confirm={translate('spt.moves.amend')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => void amend()}
    >
      <p>
        <b>{nameOf(of)}</b>
      </p>
      <p style={{ margin: '8px 0 12px' }}>{translate('sptFiling.amend.text')}</p>
      <TextInput
        label={translate('sptFiling.amend.reason')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        rows={2}
      />
    </ConfirmModal>
  );
};
