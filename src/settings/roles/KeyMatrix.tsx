import './roles.css';
import { Checkbox, FormControlLabel } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { type Act, acts, keyMatrix, keysIn, type MatrixModule } from '#domain/people/key-matrix.ts';
import { type Permission, permissions } from '#domain/permissions.ts';
import { useSession } from '../../ui/layout/session-context.ts';

type Props = {
  readonly keys: readonly Permission[];
  readonly onChange?: ((keys: Permission[]) => void) | undefined;
};

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrow keys move to the next checkbox of the row or column and skip empty cells. */
const byArrows = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let [down, right] = [row.rowIndex + step[0], cell.cellIndex + step[1]];
  for (; rows[down]?.cells[right]; down += step[0], right += step[1]) {
    const box = rows[down]?.cells[right]?.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (!box) continue;
    box.focus();
    return;
  }
};

type BoxProps = Props & { readonly label: string; readonly act: Act; readonly of: readonly Permission[] };

/** Users can neither grant nor revoke permissions they do not have. */
const Box = ({ label, act, of, keys, onChange }: BoxProps) => {
  const translate = useTranslate();
  const { permissions } = useSession();
  if (of.length === 0) return <td className="rol-none" />;
  const open = of.filter((key) => permissions.has(key));
  const on = of.filter((key) => keys.includes(key)).length;
  const all = open.every((key) => keys.includes(key));
  const name = translate(`roles.act.${act}`);
  return (
    <td>
      <FormControlLabel
        className="rol-box"
        title={open.length === 0 ? translate('roles.not_yours') : ''}
        label={name}
        slotProps={{ typography: { className: 'rol-act small' } }}
        control={
          <Checkbox
            size="small"
            checked={on === of.length}
            indeterminate={on > 0 && on < of.length}
            disabled={!onChange || open.length === 0}
            slotProps={{ input: { 'aria-label': `${label}: ${name}` } }}
            onChange={() =>
              onChange?.(all ? keys.filter((key) => !open.includes(key)) : [...new Set([...keys, ...open])])
            }
          />
        }
      />
    </td>
  );
};

const ModuleRows = ({ of, ...given }: Props & { of: MatrixModule }) => {
  const translate = useTranslate();
  const module = translate(`roles.module.${of.module}`);
  return (
    <tbody>
      <tr className="rol-module">
        <th scope="rowgroup">{module}</th>
        {acts.map((act) => (
          <Box key={act} {...given} act={act} of={keysIn(of, act)} label={translate('roles.whole', { module })} />
        ))}
      </tr>
      {of.rows.map(({ thing, keys }) => (
        <tr key={thing}>
          <th scope="row">{translate(`roles.thing.${thing}`)}</th>
          {acts.map((act) => (
            <Box
              key={act}
              {...given}
              act={act}
              of={keys[act] ? [keys[act]] : []}
              label={`${module}, ${translate(`roles.thing.${thing}`)}`}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
};

export const KeyMatrix = ({ keys, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <div className="rol">
      <p className="small sec rol-sum">{translate('roles.active', { count: keys.length, all: permissions.length })}</p>
      <table className="rol-matrix" onKeyDown={byArrows}>
        <caption className="sr">{translate('roles.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('roles.module_head')}</th>
            {acts.map((act) => (
              <th key={act} scope="col">
                {translate(`roles.act.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        {keyMatrix.map((module) => (
          <ModuleRows key={module.module} of={module} keys={keys} onChange={onChange} />
        ))}
      </table>
    </div>
  );
};
