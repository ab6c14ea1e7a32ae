import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import { closedOnce, keepsKeyboard } from '../ui/layout/menu-closing.ts';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { leadsIn } from './use-navigation.ts';

type Quick = { readonly key: string; readonly path: string };

/** What is begun most often, under its verb. */
const quick: readonly { readonly verb: string; readonly items: readonly Quick[] }[] = [
  {
    verb: 'create',
    items: [
      { key: 'id_billing', path: '/main/ebilling/create' },
      { key: 'out', path: '/main/efaktur-v2/out/create' },
      { key: 'in', path: '/main/efaktur/in/add' },
      { key: 'slip_new', path: '/main/ebupot-v2/unifikasi/domestic/create' },
      { key: 'retur', path: '/main/efaktur-v2/in/return' },
      { key: 'pib', path: '/main/efaktur-v2/document/in/create' },
      { key: 'spt_ppn', path: '/main/efaktur-v2/spt/posting' },
      { key: 'spt_pph21', path: '/main/ebupot/pph21/spt/posting' },
      { key: 'spt_unifikasi', path: '/main/ebupot/unifikasi/spt/posting' },
    ],
  },
  { verb: 'file', items: [{ key: 'spt_tahunan', path: '/main/efiling/spt_1771' }] },
  {
    verb: 'upload',
    items: [
      { key: 'billing_file', path: '/main/ebilling/import/form' },
      { key: 'faktur_file', path: '/main/efaktur-v2/import/form' },
      { key: 'slip', path: '/main/ebupot/unifikasi/import/form' },
    ],
  },
];

const useQuick = () => {
  const session = useSession();
  return quick
    .map(({ verb, items }) => ({
      verb,
      items: items.filter(({ path }) => leadsIn(path, session)),
    }))
    .filter(({ items }) => items.length > 0);
};

/** "Buat": the plus menu. */
export const QuickMenu = () => {
  const translate = useTranslate();
  const may = useMay('quick-access', 'show');
  const groups = useQuick();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!may || groups.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        className="d-only"
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        startIcon={<Icon name="plus" size={16} />}
        endIcon={<Icon name="chevron-down" size={14} className="sec" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('shell.quick.create')}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={closedOnce(close)}
        slotProps={{ backdrop: keepsKeyboard }}
      >
        {groups.flatMap(({ verb, items }) => [
          <ListSubheader key={verb} className="menu-sub" role="presentation">
            {translate(`shell.quick.${verb}`)}
          </ListSubheader>,
          ...items.map(({ key, path }) => (
            <MenuItem key={key} component={Link} to={path} onClick={close}>
              {translate(`shell.quick.${key}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
};
