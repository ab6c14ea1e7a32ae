import { useMay, useSession } from '../ui/layout/session-context.ts';
import { leadsIn } from './use-navigation.ts';

type Quick = { readonly key: string; readonly path: string };

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

export const useQuickActions = () => {
  const session = useSession();
  const may = useMay('quick-access', 'show');
  return (may ? quick : [])
    .map(({ verb, items }) => ({
      verb,
      items: items.filter(({ path }) => leadsIn(path, session)),
    }))
    .filter(({ items }) => items.length > 0);
};
