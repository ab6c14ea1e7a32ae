import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';

type Props = {
  readonly to: string;
  readonly words: string;
  readonly waysWords?: string;
  readonly ways?: readonly MenuChoice[];
};

export const CreateButton = ({ to, words, waysWords = words, ways = [] }: Props) => {
  const translate = useTranslate();
  return (
    <span className="split">
      <Button component={Link} to={to} variant="contained" size="small" startIcon={<Icon name="plus" size={16} />}>
        {translate(words)}
      </Button>
      {ways.length > 0 && (
        <MenuButton className="d-only split-2" label={translate(waysWords)} variant="contained" choices={ways}>
          <span className="sr">{translate(waysWords)}</span>
        </MenuButton>
      )}
    </span>
  );
};
