import { Button, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { MenuButton, type MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { HeadLink } from '../../ui/list/HeadLink.tsx';
import { NARROW } from '../../ui/list/narrow.ts';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { bupotPaths, createPath, importPath } from '../paths.ts';
import { listAt, slipLists } from './slip-lists.ts';

export const emptyOf = (kinds: readonly SlipKind[]) => () => {
  const translate = useTranslate();
  const may = useMay('ebupot/slips', 'create');
  return (
    <EmptyState
      icon="slip"
      title={translate('bupotScreen.empty.title')}
      actions={
        may && (
          <>
            {kinds.map((kind, at) => (
              <Button key={kind} component={Link} to={createPath(kind)} variant={at === 0 ? 'contained' : 'outlined'}>
                {translate('bupotForm.title.create', { what: translate(`bupotForm.what.${kind}`) })}
              </Button>
            ))}
            <Button component={Link} to={importPath(kinds[0] ?? 'BPPU')} variant="outlined">
              {translate('bupotScreen.list.by_import')}
            </Button>
          </>
        )
      }
    >
      {translate('bupotScreen.empty.text')}
    </EmptyState>
  );
};

const order: readonly SlipKind[] = ['BPPU', 'BP21', 'BPMP', 'BPNR', 'BP26', 'BPA1', 'BPA2', 'SP', 'CY'];

const Posting = () => {
  const translate = useTranslate();
  const may = useMay('ebupot/unifikasi/spt', 'create');
  const narrow = useMediaQuery(NARROW);
  const ways: readonly MenuChoice[] = [
    { key: 'new', icon: 'document', label: translate('bupotScreen.list.posting_new'), to: bupotPaths.posting },
    {
      key: 'new21',
      icon: 'document',
      label: translate('bupotScreen.list.posting_new21'),
      to: bupotPaths.postingPph21,
    },
    { key: 'deposit', icon: 'card', label: translate('bupotScreen.list.posting_deposit'), to: bupotPaths.deposit },
  ];
  if (!may) return null;
  return (
    <MenuButton
      label={translate('bupotScreen.list.posting')}
      icon="send"
      variant="outlined"
      iconOnly={narrow}
      choices={ways}
    />
  );
};

const Create = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const may = useMay('ebupot/slips', 'create');
  const kinds = order.filter((kind) => kind !== 'BP26' || setting.isBp26Enabled);
  if (!may) return null;
  return (
    <MenuButton
      label={translate('bupotScreen.list.create')}
      icon="plus"
      variant="contained"
      choices={kinds.map((kind) => ({
        key: kind,
        icon: 'slip',
        label: translate(`bupotScreen.list.create_kind.${kind}`),
        to: createPath(kind),
      }))}
    />
  );
};

const Draw = () => {
  const translate = useTranslate();
  const may = useMay('ebupot/slips', 'create');
  const annual = slipLists[listAt(useLocation().pathname)].some(isAnnual);
  if (!may || !annual) return null;
  return <HeadLink to={bupotPaths.yearDraw} icon="sigma" label={translate('bupotYear.screen.draw')} />;
};

export const BupotCreateButton = () => (
  <>
    <RefusedLink family="bupot" />
    <Draw />
    <Posting />
    <Create />
  </>
);
