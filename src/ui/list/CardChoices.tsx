import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { leadOf } from '../documents/lead.ts';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';

type Props = { moves: readonly MenuChoice[]; documents: readonly MenuChoice[]; label: string };

/** The two things most wanted of a card, and the rest behind the dots. */
export const CardChoices = ({ moves, documents, label }: Props) => {
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
              size="small"
              color={choice === lead ? 'primary' : 'inherit'}
              {...(choice.to ? { component: Link, to: choice.to } : { onClick: choice.onPick })}
            >
              {choice.label}
            </Button>
          ),
      )}
      <span className="grow" />
      {more.length > 0 && <MenuButton iconOnly label={label} choices={more} />}
    </>
  );
};
