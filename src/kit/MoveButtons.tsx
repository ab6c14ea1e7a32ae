import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Machine, movesFrom } from '#domain/kit/status.ts';
import { useSession } from './session-context.ts';

type Props<S extends string, M extends string> = {
  readonly machine: Machine<S, M>;
  readonly status: S;
  /** Message key before the move's name: `faktur.move` reads `faktur.move.upload`. */
  readonly words: string;
  /** The moves this place offers, the most wanted first. */
  readonly moves: readonly M[];
  /** What the server allows this record besides its status: a substitute already begun, a closed masa. */
  readonly allowed?: readonly string[];
  readonly primary?: M;
  readonly danger?: readonly M[];
  readonly size?: ButtonProps['size'];
  readonly busy?: boolean;
  readonly onMove: (move: M) => void;
};

/** The moves this person may ask for now, by the status and the keys held; the server decides again. */
export const useMoves = <S extends string, M extends string>(
  machine: Machine<S, M>,
  status: S,
  allowed?: readonly string[],
): M[] => {
  const { held } = useSession();
  return movesFrom(machine, status, held).filter((move) => !allowed || allowed.includes(move));
};

/** Buttons that ask for a move; what the status or the keys do not allow is not there. */
export const MoveButtons = <S extends string, M extends string>(props: Props<S, M>) => {
  const { machine, status, words, moves, allowed, primary, danger = [], size = 'medium', busy, onMove } = props;
  const translate = useTranslate();
  const open = useMoves(machine, status, allowed);
  return (
    <>
      {moves
        .filter((move) => open.includes(move))
        .map((move) => (
          <Button
            key={move}
            size={size}
            variant={move === primary ? 'contained' : 'outlined'}
            color={danger.includes(move) ? 'error' : 'primary'}
            disabled={busy ?? false}
            onClick={() => onMove(move)}
          >
            {translate(`${words}.${move}`)}
          </Button>
        ))}
    </>
  );
};
