import './list.css';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Channel } from '#domain/definition/answers.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { LettersDialog, type Sendable } from '../documents/LettersDialog.tsx';
import type { LetterResource } from '../documents/SendDialog.tsx';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';
import { Money } from '../layout/values.tsx';

export const useLetters = (count: (channel: Channel) => Promise<Sendable>) => {
  const [shown, setShown] = useState<{ readonly channel: Channel; readonly of: Sendable } | null>(null);
  return {
    ask: async (channel: Channel) => {
      const of = await count(channel).catch(() => null);
      if (of) setShown({ channel, of });
    },
    dialog: (resource: LetterResource, send: (channel: Channel, checked: boolean) => Promise<unknown>): ReactNode =>
      shown && (
        <LettersDialog
          {...shown}
          resource={resource}
          onClose={() => setShown(null)}
          send={(checked) => send(shown.channel, checked)}
        />
      ),
  };
};

export type BulkLead = {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly second?: true;
  readonly onPick: () => void;
  readonly more?: { readonly label: string; readonly choices: readonly MenuChoice[] };
};

type Props = {
  /** The sum of the selected rows, if all of them are on this page; decimal rupiah. */
  readonly sum: { readonly label: string; readonly amounts: readonly string[] } | null;
  readonly leads: readonly BulkLead[];
  readonly choices: readonly MenuChoice[];
  readonly children?: ReactNode;
};

const Lead = ({ of: { icon, label, disabled = false, second, onPick, more } }: { of: BulkLead }) => {
  const button = (
    <Button
      size="small"
      variant={second ? 'outlined' : 'contained'}
      disabled={disabled}
      startIcon={<Icon name={icon} size={16} />}
      onClick={onPick}
    >
      {label}
    </Button>
  );
  if (!more || more.choices.length === 0) return button;
  return (
    <span className="split">
      {button}
      <MenuButton className="split-2" label={more.label} variant="contained" disabled={disabled} choices={more.choices}>
        <span className="sr">{more.label}</span>
      </MenuButton>
    </span>
  );
};

export const BulkFrame = ({ sum, leads, choices, children }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {sum && (
        <span className="num d-only tint bulk-sum">
          {sum.label} <Money value={rupiah(total(sum.amounts.map(sen)))} unit />
        </span>
      )}
      {leads.map((lead) => (
        <Lead key={lead.icon} of={lead} />
      ))}
      <MenuButton label={translate('list.actions')} variant="outlined" choices={choices} />
      {children}
    </>
  );
};
