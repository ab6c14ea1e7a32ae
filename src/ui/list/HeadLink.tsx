import { Button, IconButton, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { NARROW } from './narrow.ts';

type Props = {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
};

export const HeadLink = ({ to, icon, label }: Props) =>
  useMediaQuery(NARROW) ? (
    <IconButton component={Link} to={to} size="small" aria-label={label}>
      <Icon name={icon} size={16} />
    </IconButton>
  ) : (
    <Button component={Link} to={to} size="small" variant="outlined" startIcon={<Icon name={icon} size={16} />}>
      {label}
    </Button>
  );
