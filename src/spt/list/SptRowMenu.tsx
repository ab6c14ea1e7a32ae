import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/listed.ts';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { useSptName } from '../SptChip.tsx';
import { useRowActions } from './use-row-actions.tsx';

const nothing = () => undefined;

/** Everything one row allows, at its right edge. */
export const SptRowMenu = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const name = useSptName();
  const { moves, documents, dialog } = useRowActions(row, nothing);
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        label={translate('list.row_actions', { name: name(row) })}
        choices={[...moves, ...documents]}
      />
      {dialog}
    </>
  );
};
