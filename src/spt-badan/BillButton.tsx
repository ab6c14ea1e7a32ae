import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { newKey } from '../client/new-key.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';

/** Makes the billing code of what receipts do not cover, and leads to the code, from which it is paid. */
export const BillButton = ({ of }: { of: AnnualView }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useMay('ebilling', 'create');
  const { run, busy } = useCall();
  const isOpen = of.findings.some(({ message }) => message === 'sptBadan.check.not_covered');
  if (!may || !isOpen || !of.actions.includes('file')) return null;
  const bill = async () => {
    const made = await run('POST', '/efiling/spt-badan/{id}/billings', { path: { id: of.id }, key: newKey() });
    const [code] = made || [];
    if (code) navigate(`/main/ebilling/id_billing#${code.id}`);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void bill()}>
      {translate('sptBadanScreen.bill')}
    </Button>
  );
};
