import { Button } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { request } from '../../client/request.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Lookup, type LookupOption } from '../../ui/inputs/Lookup.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';

type Props = {
  readonly label: string;
  readonly helper: string;
  readonly find: (q: string, signal: AbortSignal) => Promise<LookupOption[]>;
  readonly searchKey: string;
  readonly to: (originId: string) => string;
};

const Picking = ({ label, helper, find, searchKey, to, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [origin, setOrigin] = useState<LookupOption | null>(null);
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
          <Button variant="contained" disabled={origin === null} onClick={() => origin && navigate(to(origin.value))}>
            {translate('returScreen.pick.go')}
          </Button>
        </>
      }
    >
      <Lookup label={label} helper={helper} value={origin} onChange={setOrigin} search={find} searchKey={searchKey} />
    </Modal>
  );
};

const PickButton = (props: Props) => {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setPicking(true)}
      >
        {translate('returScreen.create')}
      </Button>
      {picking && <Picking {...props} onClose={() => setPicking(false)} />}
    </>
  );
};

type Origin = {
  readonly id: string;
  readonly number: string | null;
  readonly date: string;
  readonly counterpartyName: string;
  readonly ppn: string;
};

type OriginResource = 'efaktur/in/ctas' | `efaktur/document/${'in' | 'out'}/ctas`;

type PickOriginOptions<R> = {
  readonly returns: 'efaktur/in/return/ctas' | `efaktur/document/${'in' | 'out'}/return/ctas`;
  readonly refused: ComponentProps<typeof RefusedLink>['family'];
  readonly of: { readonly resource: OriginResource };
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly may?: (row: R) => boolean;
  readonly label: string;
  readonly helper: string;
  readonly to: Props['to'];
};

export const pickOrigin = <R extends Origin>(options: PickOriginOptions<R>) => {
  const { returns, refused, of, filter, may = () => true, label, helper, to } = options;
  const find = async (q: string, signal: AbortSignal): Promise<LookupOption[]> => {
    const query = { filter: JSON.stringify({ q, ...filter }) };
    const rows: readonly unknown[] = await request('GET', `/${of.resource}`, { query, signal });
    return (rows as readonly R[]).filter(may).map(({ id, number, date, counterpartyName, ppn }) => ({
      value: id,
      label: number ?? id,
      hint: `${counterpartyName} · ${formatDay(date)} · PPN ${formatRupiah(ppn)}`,
    }));
  };
  return () => {
    const translate = useTranslate();
    const searchKey = `${returns} origin`;
    return useMay(returns, 'create') ? (
      <>
        <RefusedLink family={refused} />
        <PickButton find={find} to={to} searchKey={searchKey} label={translate(label)} helper={translate(helper)} />
      </>
    ) : null;
  };
};
