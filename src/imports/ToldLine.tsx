import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/use-may.ts';
import { useImportStep } from './import-api.ts';
import { useImportKind } from './kind.ts';

/** What the file is taken for, on every step; where it names another kind itself, the question which of the two it is. */
export const ToldLine = ({ impor }: { impor: ImportView }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = useImportKind();
  const may = useMay(resource, 'create');
  const answer = useImportStep<{ kind: string }>(impor.id, 'PUT', '/kind');
  const { told } = impor.state;
  const kind = translate(`imporScreen.kinds.${impor.kind}`);
  const where = (told?.where ?? []).map((one) => translate(`imporScreen.told.${one}`)).join(', ');
  const masa = told?.contradictory
    ? translate('imporScreen.told.contradictory', { where })
    : told?.masa
      ? translate('imporScreen.told.masa', { masa: formatPeriod(told.masa), where })
      : '';
  const choose = (chosen: string) =>
    answer.mutate({ kind: chosen }, { onError: (error) => notify(error.message, { type: 'error' }) });
  return (
    <>
      <p className="imp-note imp-kind">
        <b>{kind}</b>
        {masa && <span className={told?.contradictory ? 'warn' : undefined}>{masa}</span>}
      </p>
      {told?.asks && told.kind && (
        <div className="imp-told warn" role="alert">
          <Icon name="warning" size={16} />
          <span className="grow">
            {translate('imporScreen.told.asks', { told: translate(`imporScreen.kinds.${told.kind}`), kind })}
          </span>
          {may && (
            <>
              <Button
                variant="contained"
                size="small"
                disabled={answer.isPending}
                onClick={() => choose(told.kind ?? impor.kind)}
              >
                {translate('imporScreen.told.switch', { kind: translate(`imporScreen.kinds.${told.kind}`) })}
              </Button>
              <Button variant="outlined" size="small" disabled={answer.isPending} onClick={() => choose(impor.kind)}>
                {translate('imporScreen.told.keep', { kind })}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
};
