import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { annualStatus } from '#domain/spt-badan/status.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { openFile } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { follow } from '../ui/documents/DocumentChoices.tsx';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../ui/layout/MenuButton.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useDialogParam } from '../ui/layout/use-dialog-param.ts';
import { AttachmentsDialog } from './AttachmentsDialog.tsx';
import { Colleagues } from './Colleagues.tsx';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import { EXTENSION_PARAM, PDF_PARAM } from './finding-path.ts';
import { ANNUAL_LIST } from './places.ts';
import { onboardingOf } from './sources/source-paths.ts';
import { useAnnualMoves } from './use-annual-moves.tsx';
import { WhatIfSection } from './WhatIfSection.tsx';

type Props = { readonly of: AnnualView; readonly readAnew: () => void };

const Facts = ({ of }: { readonly of: AnnualView }) => {
  const translate = useTranslate();
  return (
    <>
      <Chip tone={annualStatus.states[of.status]} label={translate(`sptBadan.status.${of.status}`)} />
      {of.stale.length > 0 && (
        <Link className="annual-stale" to={onboardingOf(of.id)}>
          {translate('annualSources.stale')} {of.stale.join(', ')}
        </Link>
      )}
      {of.bpe && <span className="sec small">{of.bpe}</span>}
      {!of.bpe && of.dueDay && (
        <span className="sec small">
          {translate(of.extendedTo === null ? 'sptBadanScreen.due' : 'sptBadanScreen.due_extended', {
            day: formatDay(of.dueDay),
          })}
          {of.dueMayMove && ` (${translate('taxActivity.without_holidays')})`}
        </span>
      )}
      <Colleagues of={of} />
    </>
  );
};

/** What the return is, the action that comes first in its state, and the others in a menu. */
export const AnnualHead = ({ of, readAnew }: Props) => {
  const translate = useTranslate();
  const [trying, setTrying] = useState(false);
  const extension = useDialogParam(EXTENSION_PARAM);
  const pdfs = useDialogParam(PDF_PARAM);
  const { choices, question } = useAnnualMoves(of, ['amend', 'remove'], readAnew);
  const opens = (key: string, label: string, icon: MenuChoice['icon'], onPick: () => void): MenuChoice => ({
    key,
    label: translate(label),
    icon,
    onPick,
  });
  const draw: MenuChoice = {
    key: 'draw',
    label: translate('annualSources.open'),
    icon: 'import',
    to: onboardingOf(of.id),
  };
  const paper: MenuChoice = {
    key: 'pdf',
    label: translate('sptBadanScreen.pdf'),
    icon: 'print',
    onPick: () => openFile(fileUrl('/efiling/spt-badan/{id}/pdf', { path: { id: of.id } })),
  };
  const [lead, other] = of.actions.includes('draw') ? [draw, paper] : [paper, draw];
  const mayExtend = of.revision === 0 && (of.actions.includes('fill') || of.extendedTo !== null);
  const others: readonly MenuChoice[] = [
    other,
    opens('whatIf', 'sptBadanScreen.what_if', 'wand', () => setTrying(true)),
    ...(mayExtend ? [opens('extension', 'sptBadanScreen.extension.button', 'clock', extension.open)] : []),
    opens('attachments', 'sptBadanScreen.attachments.button', 'paperclip', () => pdfs.open('LK')),
    ...choices,
  ];
  return (
    <>
      <PageHead
        crumbs={[{ label: translate('sptBadanScreen.title'), to: ANNUAL_LIST }, { label: String(of.taxYear) }]}
        title={translate(of.revision === 0 ? 'sptBadan.label' : 'sptBadan.label_amended', {
          taxYear: of.taxYear,
          revision: of.revision,
        })}
        beside={<Facts of={of} />}
        actions={
          <>
            <MenuButton label={translate('list.actions')} variant="outlined" color="inherit" choices={others} />
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              startIcon={lead.icon && <Icon name={lead.icon} size={16} />}
              {...follow(lead)}
            >
              {lead.label}
            </Button>
          </>
        }
      />
      {trying && (
        <Drawer open width={400} title={translate('sptBadanScreen.what_if_title')} onClose={() => setTrying(false)}>
          <WhatIfSection id={of.id} line={null} />
        </Drawer>
      )}
      {mayExtend && extension.value !== null && <ExtensionDialog of={of} onClose={extension.close} />}
      {pdfs.value !== null && <AttachmentsDialog key={pdfs.value} of={of} chosen={pdfs.value} onClose={pdfs.close} />}
      {question}
    </>
  );
};
