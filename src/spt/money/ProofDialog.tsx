import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { NtpnForm } from './NtpnForm.tsx';
import { PbkForm } from './PbkForm.tsx';
import type { ProofFormProps } from './ProofFrame.tsx';

const forms = { NTPN: NtpnForm, PBK: PbkForm } as const;
type Kind = keyof typeof forms;

/** Names money that pays for a return: a receipt of the state, or a transfer. */
export const ProofDialog = (props: ProofFormProps) => {
  const translate = useTranslate();
  const [kind, setKind] = useState<Kind>('NTPN');
  const Form = forms[kind];
  return (
    <Modal open width={600} title={translate('spt.moves.prove')} onClose={props.onClose}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={translate('sptMoney.proof.kind')}
        onChange={(_, picked: Kind | null) => picked && setKind(picked)}
      >
        {(Object.keys(forms) as Kind[]).map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`spt.proof.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Form {...props} />
    </Modal>
  );
};
