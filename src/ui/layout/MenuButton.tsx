import { Button, type ButtonProps, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import { closedOnce, keepsKeyboard } from './menu-closing.ts';
import { useEverOpen } from './use-ever-open.ts';

export type MenuChoice = {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onPick?: () => void;
  readonly to?: string;
  readonly danger?: boolean;
  /** Placed before every move: the paper of a completed document. */
  readonly leads?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled; shown below the label. */
  readonly why?: string | null;
  readonly selected?: boolean;
};

type Props = {
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  readonly icon?: IconName;
  readonly iconOnly?: boolean;
  readonly variant?: ButtonProps['variant'];
  readonly color?: ButtonProps['color'];
  readonly size?: 'small' | 'medium';
  readonly className?: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
};

/** New choices of an open menu are appended, removed ones disabled. */
export const inPlace = (opened: readonly MenuChoice[], now: readonly MenuChoice[]): readonly MenuChoice[] => [
  ...opened.map((was) => now.find(({ key }) => key === was.key) ?? { ...was, disabled: true }),
  ...now.filter(({ key }) => !opened.some((was) => was.key === key)),
];

const explained = {
  maxWidth: 320,
  whiteSpace: 'normal',
  alignItems: 'flex-start',
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
} as const;

export const MenuButton = ({ label, choices, icon, iconOnly, size = 'small', children, className, ...look }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  const [opened, setOpened] = useState<readonly MenuChoice[]>([]);
  const id = useId();
  const open = (event: MouseEvent<HTMLElement>) => {
    setOpened(choices);
    setAnchor(event.currentTarget);
  };
  const close = () => setAnchor(null);
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor ? true : undefined,
    'aria-controls': anchor ? id : undefined,
    disabled: look.disabled,
    className,
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...opener} size="small" aria-label={label} onClick={open}>
          <Icon name={icon ?? 'more'} size={16} />
        </IconButton>
      ) : (
        <Button
          {...opener}
          {...look}
          size={size}
          startIcon={icon && <Icon name={icon} size={16} />}
          endIcon={<Icon name="chevron-down" size={14} />}
          onClick={open}
        >
          {children ?? label}
        </Button>
      )}
      {everOpen && (
        <Menu
          id={id}
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={closedOnce(close)}
          slotProps={{ backdrop: keepsKeyboard, list: { 'aria-label': label, dense: true } }}
        >
          {inPlace(opened, choices).map((choice) => (
            <MenuItem
              key={choice.key}
              disabled={choice.disabled || Boolean(choice.why)}
              selected={choice.selected}
              onClick={() => {
                close();
                choice.onPick?.();
              }}
              {...(choice.to && !choice.why ? { component: Link, to: choice.to } : {})}
              sx={choice.danger ? { color: 'var(--danger)' } : choice.why ? explained : undefined}
            >
              {choice.icon && (
                <ListItemIcon sx={{ color: 'inherit' }}>
                  <Icon name={choice.icon} size={16} />
                </ListItemIcon>
              )}
              {choice.why ? <ListItemText primary={choice.label} secondary={choice.why} /> : choice.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
