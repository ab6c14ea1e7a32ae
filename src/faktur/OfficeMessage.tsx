import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, isEditable } from '#domain/faktur/standing.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useHeld } from '../kit/session-context.ts';
import { fakturPaths } from './paths.ts';
import { repairField } from './repair-field.ts';

/** Where a fault is mended: the form, at its field, or the page outside it. */
const repairPath = (faktur: FakturRow, code: string): string => {
  const field = repairField(code);
  if (field === 'certificate') return '/main/setting/account/certificate';
  const form = faktur.replaces ? fakturPaths.editSubstitute(faktur.id) : fakturPaths.edit(faktur.id);
  return field ? `${form}?bagian=${encodeURIComponent(field)}` : form;
};

type Props = { faktur: FakturRow; onRetry?: () => void };

/** What the office said, in plain words, with its own code and the button that mends it. */
export const OfficeMessage = ({ faktur, onRetry }: Props) => {
  const translate = useTranslate();
  const mayWrite = useHeld('EFAKTUR_DOC_CREATE');
  const { officeCode: code } = faktur;
  if (!code || !(isEditable(faktur) || faktur.officeMessage)) return null;
  const said = (key: string, otherwise: string) => translate(`office.code.${code}.${key}`, { _: otherwise });
  return (
    <div className={`alert tint ${isEditable(faktur) ? '' : 'w'}`}>
      <Icon name="warning" />
      <div className="grow">
        <b>{said('title', translate('fakturScreen.office.unknown'))}</b>
        <p style={{ marginTop: 4 }}>{said('cause', faktur.officeMessage ?? '')}</p>
        <div className="row wrap" style={{ marginTop: 10 }}>
          {isEditable(faktur) && mayWrite && (
            <Button component={Link} to={repairPath(faktur, code)} size="small" variant="outlined">
              {repairField(code)
                ? said('action', translate('fakturScreen.action.edit'))
                : translate('fakturScreen.action.edit')}
            </Button>
          )}
          {onRetry && allows('retry', faktur) && (
            <Button size="small" variant="outlined" onClick={onRetry}>
              {translate('faktur.moves.retry')}
            </Button>
          )}
          <span className="grow" />
          <span className="mono s sec">{code}</span>
          <CopyButton value={code} />
        </div>
      </div>
    </div>
  );
};
