import '../layout/tables.css';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Modal } from '../feedback/Modal.tsx';
import { TableHead } from '../layout/TableHead.tsx';
import { momentText } from '../layout/values.tsx';
import type { Side, Sides } from './conflict.ts';

type Props<K extends string> = {
  readonly by: string;
  readonly when: number;
  readonly proposed: Sides<K>;
  readonly label: (key: K) => string;
  readonly shown: (key: K, of: Side) => ReactNode;
  readonly onKeep: (sides: Sides<K>) => void;
  readonly onTheirs: () => void;
};

export const ConflictDialog = <K extends string>({ by, when, proposed, label, shown, onKeep, onTheirs }: Props<K>) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Sides<K>>({});
  const sides = { ...proposed, ...chosen };
  const keys = Object.keys(proposed) as K[];
  const side = (key: K, of: Side) => (
    <td className="num">
      <label className="row">
        <input
          type="radio"
          name={`conflict-${key}`}
          checked={sides[key] === of}
          onChange={() => setChosen((now) => ({ ...now, [key]: of }))}
        />
        <span className="sr">{label(key)}: </span>
        <span className="any">{shown(key, of)}</span>
      </label>
    </td>
  );
  return (
    <Modal
      open
      pinned
      width={600}
      title={translate('form.conflict.title', { by, at: momentText(when, true) })}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="outlined" onClick={onTheirs}>
            {translate('form.conflict.theirs')}
          </Button>
          <Button variant="contained" onClick={() => onKeep(sides)}>
            {translate('form.conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{translate(keys.length > 0 ? 'form.conflict.text' : 'form.conflict.same')}</p>
      {keys.length > 0 && (
        <table className="mini">
          <TableHead
            of={(['field', 'mine_value', 'their_value'] as const).map((key) => ({
              label: translate(`form.conflict.${key}`),
            }))}
          />
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{label(key)}</th>
                {side(key, 'mine')}
                {side(key, 'theirs')}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
};
