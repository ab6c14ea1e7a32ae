import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { leadOf } from '../documents/lead.ts';
import { Icon } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';

type Props = { moves: readonly MenuChoice[]; documents: readonly MenuChoice[]; busy: boolean };

/** What stands first, what comes next, the rest behind a menu. */
export const PreviewChoices = ({ moves, documents, busy }: Props) => {
  const translate = useTranslate();
  const { lead, rest } = leadOf(moves, documents);
  const second = rest.find(({ danger }) => !danger);
  const more = rest.filter((choice) => choice !== second);
  return (
    <>
      {[lead, second].map(
        (choice) =>
          choice && (
            <Button
              key={choice.key}
              variant={choice === lead ? 'contained' : 'outlined'}
              disabled={busy}
              startIcon={choice === lead && choice.icon && <Icon name={choice.icon} size={16} />}
              {...(choice.to ? { component: Link, to: choice.to } : { onClick: choice.onPick })}
            >
              {choice.label}
            </Button>
          ),
      )}
      {more.length > 0 && (
        <MenuButton label={translate('list.actions')} variant="outlined" size="medium" choices={more} />
      )}
    </>
  );
};
