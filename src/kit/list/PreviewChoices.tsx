import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import { MenuButton, type MenuChoice } from '../MenuButton.tsx';

type Props = { moves: readonly MenuChoice[]; documents: readonly MenuChoice[]; busy: boolean };

/** The main move, the next one, the rest behind a menu. Where nothing is left to do, its first paper stands in their place. */
export const PreviewChoices = ({ moves, documents, busy }: Props) => {
  const translate = useTranslate();
  const done = moves.length === 0;
  const first = done ? undefined : moves[0];
  const second = done ? documents[0] : moves[1];
  const more = done ? documents.slice(1) : [...moves.slice(2), ...documents];
  return (
    <>
      {first && (
        <Button
          variant="contained"
          disabled={busy}
          startIcon={first.icon && <Icon name={first.icon} size={16} />}
          {...(first.to ? { component: Link, to: first.to } : { onClick: first.onPick })}
        >
          {first.label}
        </Button>
      )}
      {second && (
        <Button
          variant="outlined"
          disabled={busy}
          startIcon={done && second.icon && <Icon name={second.icon} size={16} />}
          {...(second.to ? { component: Link, to: second.to } : { onClick: second.onPick })}
        >
          {second.label}
        </Button>
      )}
      {more.length > 0 && (
        <MenuButton label={translate('list.actions')} variant="outlined" size="medium" choices={more} />
      )}
    </>
  );
};
