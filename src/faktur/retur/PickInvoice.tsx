import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { mayGoBack } from '#domain/faktur/retur-masukan.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Lookup, type LookupOption } from '../../ui/inputs/Lookup.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { returPaths } from '../paths.ts';

const { resource, status } = fakturMasukan;
const states = Object.keys(status.states) as (keyof typeof status.states)[];
const decided = states.filter((one) => mayGoBack({ status: one }));

/** Incoming invoices whose PPN was decided about, by number or seller. */
const find = async (q: string, signal: AbortSignal): Promise<LookupOption[]> => {
  const filter = encodeURIComponent(JSON.stringify({ q, status: decided }));
  const rows = await dataProvider.call<MasukanListRow[]>('GET', `/${resource}?filter=${filter}`, undefined, { signal });
  return rows.map((row) => ({
    value: row.id,
    label: row.number ?? row.id,
    hint: `${row.counterpartyName} · ${formatDay(row.date)} · PPN ${formatRupiah(row.ppn)}`,
  }));
};

const PickInvoice = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [invoice, setInvoice] = useState<LookupOption | null>(null);
  return (
    <Modal
      open
      width={600}
      title={translate('returScreen.pick.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={invoice === null}
            onClick={() => invoice && navigate(returPaths.create(invoice.value))}
          >
            {translate('returScreen.pick.go')}
          </Button>
        </>
      }
    >
      <Lookup
        label={translate('returScreen.pick.invoice')}
        helper={translate('returScreen.pick.help')}
        value={invoice}
        onChange={setInvoice}
        search={find}
        searchKey="retur-origin"
      />
    </Modal>
  );
};

/** A return begins with the invoice that goes back. */
export const ReturCreateButton = () => {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  if (!useMay('efaktur/in/return/ctas', 'create')) return null;
  return (
    <>
      <RefusedLink family="retur-in" />
      <Button
        variant="contained"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setPicking(true)}
      >
        {translate('returScreen.create')}
      </Button>
      {picking && <PickInvoice onClose={() => setPicking(false)} />}
    </>
  );
};
