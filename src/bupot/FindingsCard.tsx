import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { inputOf, statedInput } from '#domain/bupot/input-of.ts';
import { isForeign } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipAdvice, slipOfficeCodes } from '#domain/bupot/office-codes.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slips } from '#domain/bupot/slips.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import { dataProvider } from '../client/data-provider.ts';
import { exists } from '../client/exists.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { CopyButton } from '../ui/layout/CopyButton.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { sentInput } from './form/slip-api.ts';
import { detailPath, editPath } from './paths.ts';

type Advice = ReturnType<typeof slipAdvice>;

const repairPath = (of: BupotListRow, { repair, field }: Advice): string | null => {
  if (repair === 'edit') return `${editPath(of)}${field ? `?bagian=${field}` : ''}`;
  if (repair === 'certificate') return '/main/setting/account/certificate';
  return repair === 'related' && of.replaces ? detailPath({ kind: of.kind, id: of.replaces }) : null;
};

type Props = {
  readonly of: BupotListRow;
  readonly moves?: readonly MenuChoice[];
};

export const OfficeSays = ({ of, moves = [] }: Props) => {
  const translate = useTranslate();
  const { officeCode: code, officeMessage: message } = of;
  if (!code && !message) return null;
  const advice = code && Object.hasOwn(slipOfficeCodes, code) ? slipAdvice(code) : null;
  const path = advice && isEditable(of) ? repairPath(of, advice) : null;
  return (
    <Alert
      severity={isEditable(of) ? 'error' : 'warning'}
      title={translate(advice?.title ?? 'bupotScreen.detail.office_says')}
      actions={
        <>
          {path && exists(path.split('?')[0] ?? '') && (
            <Button component={Link} to={path} size="small" variant="outlined">
              {translate(`bupotScreen.repair.${advice?.repair}`)}
            </Button>
          )}
          {moves
            .filter(({ key }) => key === (advice?.repair === 'signee' ? 'changeSignee' : advice?.repair))
            .map(({ key, label, onPick }) => (
              <Button key={key} size="small" variant="outlined" onClick={onPick}>
                {label}
              </Button>
            ))}
          <span className="grow" />
          {code && (
            <span className="nw">
              <span className="mono small sec">{code}</span>
              <CopyButton value={code} />
            </span>
          )}
        </>
      }
    >
      {advice ? translate(advice.cause) : message}
    </Alert>
  );
};

export const FindingsCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const may = useMay('ebupot/slips', 'create');
  const { id, kind, version } = bupot;
  const abroad = isForeign(kind);
  const found = useQuery({
    queryKey: ['get', `bupot-findings ${id}`, version],
    queryFn: ({ signal }) =>
      dataProvider.calculate(`/${slips[kind].resource}/check`, {
        body: { input: sentInput(statedInput(inputOf(bupot))), id },
        signal,
      }),
    enabled: may && isEditable(bupot),
  });
  const rows = found.data ?? [];
  const errors = rows.filter(({ severity }) => severity === 'error').length;
  if (rows.length === 0) return null;
  return (
    <Alert
      severity={errors > 0 ? 'error' : 'warning'}
      title={translate(errors > 0 ? 'bupotScreen.detail.errors' : 'bupotScreen.detail.warnings', {
        smart_count: errors > 0 ? errors : rows.length,
      })}
    >
      <ul>
        {rows.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {translate(`bupotScreen.field.${abroad && path === 'payeeNpwp' ? 'tin' : path}`, { _: path })}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
