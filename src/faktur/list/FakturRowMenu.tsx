import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';

const nothing = () => undefined;

/** Everything one row allows, at its right edge. */
export const FakturRowMenu = ({ row }: { row: FakturListRow }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useFakturActions(row, nothing);
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        label={translate('list.row_actions', { name: row.number ?? row.reference ?? row.counterpartyName })}
        choices={[...moves, ...documents]}
      />
      {dialog}
    </>
  );
};
