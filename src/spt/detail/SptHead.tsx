import './spt-detail.css';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount, formatLongPeriod, formatNpwp, formatPeriod } from '#domain/text/format.ts';
import { Chip, DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useDocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { momentText } from '../../ui/layout/values.tsx';
import { FillDialog } from '../entries/EntriesDialog.tsx';
import { AmendDialog } from '../filing/AmendDialog.tsx';
import { FilingDialog } from '../filing/FilingDialog.tsx';
import { filingWords } from '../filing/WhatIsFiled.tsx';
import { usePay } from '../money/deposit-api.ts';
import { nextMove } from '../next-move.ts';
import { sptPaths, sptResource } from '../paths.ts';
import { useRevisionWords, useSptName } from '../SptChip.tsx';
import { WHAT_IF } from './what-if.ts';

export type SptActions = {
  readonly moves: readonly MenuChoice[];
  readonly next: MenuChoice | undefined;
  readonly dialog: ReactNode;
  readonly busy: boolean;
};

type Actionable = Pick<
  SptListRow,
  'id' | 'version' | 'type' | 'period' | 'revision' | 'postedAt' | 'status' | 'actions' | 'toDo'
> &
  Partial<Pick<SptView, 'bills'>>;

/** Possible moves of a return, as the server lists them. `gone`: called after deletion. */
export const useSptActions = (spt: Actionable, again: () => void, gone = again): SptActions => {
  const nameOf = useSptName();
  const { payAll } = usePay();
  const navigate = useNavigate();
  const { moves, dialog, busy } = useDocumentActions({ resource: sptResource(spt.type), status: sptStatus }, spt, {
    // Only the PPN return has fields to fill in.
    possible: spt.actions.filter((move) => move !== 'fill' || spt.type === 'PPN'),
    about: (
      <p>
        <b>{nameOf(spt)}</b>
      </p>
    ),
    begins: { prove: () => navigate(sptPaths.detail(spt, 'bill')), pay: () => payAll(spt) },
    dialogs: {
      file: ({ close, settled }) => <FilingDialog of={spt} onClose={close} onSent={settled} />,
      fill: ({ close, settled }) => <FillDialog of={spt} onClose={close} onSaved={settled} />,
      amend: ({ close }) => <AmendDialog of={spt} onClose={close} />,
    },
    labels: {
      fill: 'sptEntries.open',
      file: filingWords(spt),
      ...(spt.postedAt === null ? {} : { post: 'sptDetail.repost' }),
    },
    onChanged: again,
    onGone: gone,
  });
  const next = nextMove(spt);
  return { moves, next: moves.find(({ key }) => key === next), busy, dialog };
};

export const SptHead = ({ spt, actions: { moves, next, busy } }: { spt: SptView; actions: SptActions }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const { setting } = useSession();
  const revision = useRevisionWords();
  const type = translate(`spt.type.${spt.type}`);
  const [, setSearch] = useSearchParams();
  const others = [
    ...moves.filter((move) => move !== next),
    {
      key: WHAT_IF,
      label: translate('sptDetail.what_if.open'),
      icon: 'wand',
      onPick: () => setSearch({ [WHAT_IF]: '1' }, { replace: true }),
    } as const,
  ];
  const facts = [
    setting.companyName,
    formatNpwp(setting.companyNpwp),
    spt.postedAt === null
      ? translate('sptDetail.not_posted')
      : translate('sptDetail.posted', {
          at: momentText(spt.postedAt),
          smart_count: spt.documentCount,
          count: formatCount(spt.documentCount),
        }),
  ];
  return (
    <PageHead
      crumbs={[{ label: type, to: sptPaths.list(spt.type) }, { label: formatPeriod(spt.period) }]}
      title={`${type} ${formatLongPeriod(spt.period, locale)}`}
      beside={
        <>
          <DocumentChip of={sptStatus} status={spt.status} at={spt.updatedAt} />
          <Chip tone="grey" outline label={revision(spt.revision)} />
        </>
      }
      below={<span className="small sec num">{facts.join(' · ')}</span>}
      actions={
        <>
          <MenuButton label={translate('list.actions')} variant="outlined" choices={others} />
          {next && (
            <Button
              className="spt-detail-next"
              variant="outlined"
              size="small"
              disabled={busy}
              startIcon={next.icon && <Icon name={next.icon} size={16} />}
              onClick={next.onPick}
            >
              {next.label}
            </Button>
          )}
        </>
      }
    />
  );
};
