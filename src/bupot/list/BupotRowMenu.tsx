import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useBupotActions } from '../actions/use-bupot-actions.tsx';
import { slipName } from './slip-name.ts';

const nothing = () => undefined;

/** Everything one row allows, at its right edge. */
export const BupotRowMenu = ({ row }: { row: BupotListRow }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useBupotActions(row, nothing);
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        label={translate('list.row_actions', { name: slipName(row) })}
        choices={[...moves, ...documents]}
      />
      {dialog}
    </>
  );
};
