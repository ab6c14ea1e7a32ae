import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CoretaxProduct } from '#domain/settings/coretax.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession, useSessionAnew } from '../ui/layout/session-context.ts';

type Props = { readonly product: CoretaxProduct };

/** After the Owner confirms that the tax office has activated it. */
export const ActivateCoretax = ({ product }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sessionAnew = useSessionAnew();
  const { companyName: company } = useSession().setting;
  const { run, busy } = useCall();
  const [open, setOpen] = useState(false);
  const [stated, setStated] = useState(false);
  const words = (key: string) => translate(`registration.activate.${key}`, { company });
  const close = () => {
    setOpen(false);
    setStated(false);
  };
  const activate = async () => {
    if (!(await run('POST', '/company/coretax/{product}/activate', { path: { product }, body: { stated } }))) return;
    notify(words(`${product}_done`), { type: 'success' });
    close();
    await sessionAnew();
  };
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="check" size={16} />} onClick={() => setOpen(true)}>
        {words(product)}
      </Button>
      <ConfirmModal
        open={open}
        title={words(product)}
        confirm={words(product)}
        busy={busy}
        disabled={!stated}
        onClose={close}
        onConfirm={() => void activate()}
      >
        <p>{words(`${product}_text`)}</p>
        <FormControlLabel
          control={<Checkbox checked={stated} onChange={(_, checked) => setStated(checked)} />}
          label={words(`${product}_stated`)}
        />
      </ConfirmModal>
    </>
  );
};
