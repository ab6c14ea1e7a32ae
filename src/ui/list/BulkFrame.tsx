import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';
import { Money } from '../layout/Money.tsx';

/** The main thing to do with the chosen. */
export type BulkLead = {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  /** Beside the main thing. */
  readonly second?: true;
  readonly onPick: () => void;
};

type Props = {
  /** What the chosen add up to, where all of them are on this page; decimal rupiah. */
  readonly sum: { readonly label: string; readonly amounts: readonly string[] } | null;
  readonly leads: readonly BulkLead[];
  readonly choices: readonly MenuChoice[];
  /** Dialogs. */
  readonly children?: ReactNode;
};

/** The bar over chosen records: their sum, the main thing to do, and the rest in a menu. */
export const BulkFrame = ({ sum, leads, choices, children }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {sum && (
        <span className="num d-only tint bulk-sum">
          {sum.label} <Money value={rupiah(total(sum.amounts.map(sen)))} unit />
        </span>
      )}
      {leads.map(({ icon, label, disabled = false, second, onPick }) => (
        <Button
          key={icon}
          size="small"
          variant={second ? 'outlined' : 'contained'}
          disabled={disabled}
          startIcon={<Icon name={icon} size={16} />}
          onClick={onPick}
        >
          {label}
        </Button>
      ))}
      <MenuButton label={translate('list.actions')} variant="outlined" choices={choices} />
      {children}
    </>
  );
};
