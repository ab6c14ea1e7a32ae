import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReturnType } from '#domain/spt/record.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useRun } from '../../ui/feedback/use-run.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { sptPaths, sptResource } from '../paths.ts';

type Props = {
  readonly type: ReturnType;
  readonly period: string;
  readonly of: PostingView;
  readonly again: () => void;
  readonly onRequested: () => void;
};

export const PostingButtons = ({ type, period, of: { spt, findings }, again, onRequested }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const { run } = useRun(sptResource(type), again);
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  const move = spt?.actions.find((one) => one === 'post' || one === 'retry');
  const label = move === 'retry' ? 'retry' : spt?.postedAt ? 'again' : 'post';
  // If nothing has changed, opening the return is the main action.
  const fresh = label === 'again' && !spt?.stale;
  const post = () =>
    void run(async () => {
      await ask('POST', `/${sptResource(type)}/posting`, { body: { period } });
      onRequested();
    }, 'spt.done.post');
  return (
    <>
      {spt && (
        <Button component={Link} variant={fresh ? 'contained' : 'outlined'} to={sptPaths.detail(spt, 'induk')}>
          {words('open')}
        </Button>
      )}
      {!spt && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() =>
            void run(() => ask('POST', `/${sptResource(type)}`, { body: { period } }), 'sptScreen.done.create')
          }
        >
          {words('save')}
        </Button>
      )}
      {(!spt || move) && (
        <Button
          variant={fresh ? 'outlined' : 'contained'}
          disabled={busy || (findings.length > 0 && move !== 'retry')}
          startIcon={<Icon name="refresh" size={16} />}
          onClick={post}
        >
          {words(label)}
        </Button>
      )}
    </>
  );
};
