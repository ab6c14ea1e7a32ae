import { Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount, formatLongPeriod, formatNpwp, formatPeriod } from '#domain/text/format.ts';
import { Chip, DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { momentText } from '../../ui/layout/values.tsx';
import { sptPaths } from '../paths.ts';
import { useRevisionWords } from '../SptChip.tsx';
import type { SptActions } from './use-spt-actions.tsx';
import { WHAT_IF } from './what-if-api.ts';

/** Which return it is, how it stands, whose it is, and what was drawn in when. */
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
  const told = [
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
      below={<span className="small sec num">{told.join(' · ')}</span>}
      actions={
        <>
          <MenuButton label={translate('list.actions')} variant="outlined" choices={others} />
          {next && (
            <Button
              className="sdt-next"
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
