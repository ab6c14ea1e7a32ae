import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { vatFormPath } from '#domain/faktur/document-paths.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, isEditable } from '#domain/faktur/status-queries.ts';
import { officeAdvice, type Repair } from '#domain/office/codes.ts';
import { CopyButton } from '../ui/layout/CopyButton.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { fakturPaths } from './paths.ts';
import { useOfficeText } from './use-office-text.ts';

type OfficeMessageFields = Pick<FakturRow, 'id' | 'status' | 'replaces' | 'officeCode' | 'officeMessage'>;

const repairPath = (faktur: OfficeMessageFields): { to: string; named: boolean } => {
  const { repair, field } = officeAdvice(faktur.officeCode ?? '');
  if (repair === 'certificate') return { to: '/main/setting/account/certificate', named: true };
  if (repair === 'related' && faktur.replaces) return { to: fakturPaths.detail(faktur.replaces), named: true };
  return { to: vatFormPath('OUT', faktur, field), named: Boolean(field) };
};

const repairMoves: Partial<Record<Repair, readonly string[]>> = {
  inquire: ['inquire'],
  confirm: ['confirmCancel', 'confirmSubstitute'],
  signee: ['changeSignee'],
};

type Props = {
  faktur: OfficeMessageFields;
  moves?: readonly MenuChoice[];
};

export const OfficeMessage = ({ faktur, moves = [] }: Props) => {
  const translate = useTranslate();
  const mayWrite = useMay('efaktur/out/ctas', 'create');
  const { officeCode: code } = faktur;
  const words = useOfficeText(code);
  if (!code || !(isEditable(faktur) || faktur.officeMessage)) return null;
  const { repair } = officeAdvice(code);
  const path = repairPath(faktur);
  const wanted = [...(repairMoves[repair] ?? []), ...(allows('retry', faktur) && repair !== 'signee' ? ['retry'] : [])];
  return (
    <div className={`alert tint ${repair === 'confirm' ? 'green' : isEditable(faktur) ? '' : 'orange'}`}>
      <Icon name={repair === 'confirm' ? 'check' : 'warning'} />
      <div className="grow">
        <b>{words('title', translate('fakturScreen.office.unknown'))}</b>
        <p style={{ marginTop: 4 }}>{words('cause', faktur.officeMessage ?? '')}</p>
        <div className="row wrap" style={{ marginTop: 10 }}>
          {isEditable(faktur) && mayWrite && repair !== 'signee' && (
            <Button component={Link} to={path.to} size="small" variant="outlined">
              {path.named
                ? words('action', translate('fakturScreen.action.edit'))
                : translate('fakturScreen.action.edit')}
            </Button>
          )}
          {moves
            .filter(({ key }) => wanted.includes(key))
            .map(({ key, label, onPick }) => (
              <Button key={key} size="small" variant="outlined" onClick={onPick}>
                {label}
              </Button>
            ))}
          <span className="grow" />
          <span className="mono small sec">{code}</span>
          <CopyButton value={code} />
        </div>
      </div>
    </div>
  );
};
