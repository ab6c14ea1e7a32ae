import { useTranslate } from 'react-admin';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import type { Billing } from '../billing-api.ts';
import { useBillingActions } from '../use-billing-actions.tsx';

const nothing = () => undefined;

/** Everything one row allows, at its right edge. */
export const BillingRowMenu = ({ row }: { row: Billing }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useBillingActions(row, nothing);
  const choices = [...moves, ...documents];
  return (
    <>
      <MenuButton
        iconOnly
        className="rowact"
        disabled={choices.length === 0}
        label={translate('list.row_actions', { name: row.code ?? row.taxName })}
        choices={choices}
      />
      {dialog}
    </>
  );
};
