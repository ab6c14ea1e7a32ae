import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MenuButton, type MenuChoice } from '../MenuButton.tsx';

/** The two things most wanted of a card, and the rest behind the dots. */
export const CardChoices = ({ of: [first, second, ...rest], label }: { of: readonly MenuChoice[]; label: string }) => (
  <>
    {[first, second].map((choice, at) =>
      choice ? (
        <Button
          key={choice.key}
          size="small"
          color={at === 0 ? 'primary' : 'inherit'}
          {...(choice.to ? { component: Link, to: choice.to } : { onClick: choice.onPick })}
        >
          {choice.label}
        </Button>
      ) : null,
    )}
    <span className="grow" />
    {rest.length > 0 && <MenuButton iconOnly label={label} choices={rest} />}
  </>
);
