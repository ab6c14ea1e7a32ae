import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { MenuButton } from '../layout/MenuButton.tsx';
import { type Crumb, PageHead } from '../layout/PageHead.tsx';
import { momentText } from '../layout/values.tsx';
import { follow } from './DocumentChoices.tsx';
import { type DocumentActions, leadOf } from './use-document-actions.tsx';
import { useDoer } from './use-doer.ts';
import './detail.css';

type Props = {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  readonly chips: ReactNode;
  readonly record: { readonly updatedAt: number; readonly updatedBy: string };
  readonly actions: DocumentActions;
  readonly pdf?: string;
  readonly band: ReactNode;
  readonly main: ReactNode;
  readonly aside: ReactNode;
};

export const DetailPage = ({ crumbs, title, chips, record, actions, pdf, band, main, aside }: Props) => {
  const translate = useTranslate();
  const doer = useDoer();
  const { moves, documents, dialog, busy } = actions;
  const { lead, rest } = leadOf(moves, documents);
  return (
    <div className="detail-page">
      <PageHead
        crumbs={crumbs}
        title={title}
        below={
          <>
            {chips}
            <span className="small sec num">
              {translate('shell.kit.updated', { at: momentText(record.updatedAt), by: doer(record.updatedBy) })}
            </span>
          </>
        }
        actions={
          <>
            {pdf && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<Icon name="print" size={16} />}
                href={pdf}
                target="_blank"
                rel="noopener"
              >
                {translate('list.preview')}
              </Button>
            )}
            <MenuButton label={translate('list.actions')} variant="outlined" choices={rest} />
            {lead && (
              <Button
                variant="contained"
                size="small"
                disabled={busy}
                startIcon={lead.icon && <Icon name={lead.icon} size={16} />}
                {...follow(lead)}
              >
                {lead.label}
              </Button>
            )}
          </>
        }
      />
      {band}
      <div className="cols" style={{ marginTop: 16 }}>
        <div className="detail-page-col">{main}</div>
        <div className="detail-page-col">{aside}</div>
      </div>
      {dialog}
    </div>
  );
};
