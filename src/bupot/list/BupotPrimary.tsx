import { useTranslate } from 'react-admin';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { exists } from '../../app/exists.ts';
import { MenuButton, type MenuChoice } from '../../kit/MenuButton.tsx';
import { useHeld, useSession } from '../../kit/session-context.ts';
import { bupotPaths, createPath } from '../paths.ts';

const order: readonly SlipKind[] = ['BPPU', 'BP21', 'BPMP', 'BPNR', 'BP26', 'BPA1', 'BPA2', 'SP', 'CY'];

/** A new return, or the deposit of tax paid by oneself; there while their screens are. */
const Posting = () => {
  const translate = useTranslate();
  const may = useHeld('EBUPOT_SPT_CREATE');
  const ways: readonly MenuChoice[] = [
    { key: 'new', icon: 'document', label: translate('bupotScreen.list.posting_new'), to: bupotPaths.posting },
    { key: 'deposit', icon: 'card', label: translate('bupotScreen.list.posting_deposit'), to: bupotPaths.deposit },
  ];
  const there = ways.filter(({ to }) => to !== undefined && exists(to));
  if (!may || there.length === 0) return null;
  return <MenuButton label={translate('bupotScreen.list.posting')} icon="send" variant="outlined" choices={there} />;
};

const Create = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const may = useHeld('EBUPOT_WITHHOLDING_CREATE');
  const kinds = order.filter((kind) => exists(createPath(kind)) && (kind !== 'BP26' || setting.isBp26Enabled));
  if (!may || kinds.length === 0) return null;
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

/** The two buttons every list of E-Bupot has at its head. */
export const BupotPrimary = () => (
  <>
    <Posting />
    <Create />
  </>
);
