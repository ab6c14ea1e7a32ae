import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';

type Props = {
  readonly chosen: number;
  /** New ones nobody has tried to take yet. */
  readonly fresh: number;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onTakeNew: () => void;
};

/** Takes what is chosen, or all that is new. */
export const PullFoot = ({ chosen, fresh, busy, onTake, onTakeNew }: Props) => {
  const translate = useTranslate();
  const say = (key: string, params: object) => translate(`bupotPull.page.${key}`, params);
  return (
    <div className="pull-foot">
      <span className="grow" role="status">
        {say('chosen', { smart_count: chosen, n: formatCount(chosen) })}
      </span>
      {fresh > 0 && (
        <Button variant={chosen > 0 ? 'outlined' : 'contained'} disabled={busy} onClick={onTakeNew}>
          {say('take_new', { n: formatCount(fresh) })}
        </Button>
      )}
      {chosen > 0 && (
        <Button variant="contained" disabled={busy} onClick={onTake}>
          {say('take', { smart_count: chosen, n: formatCount(chosen) })}
        </Button>
      )}
    </div>
  );
};
