import '../../ui/layout/page-foot.css';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFiled, isVoid } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { checksOf } from '#domain/spt/work-return.ts';
import { formatDay } from '#domain/text/format.ts';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { MayMove } from '../SptChip.tsx';
import type { SptActions } from './SptHead.tsx';

const Checks = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const checks = checksOf(spt, spt.findings);
  const passed = checks.filter(({ passes }) => passes).length;
  const all = passed === checks.length;
  return (
    <>
      <button
        type="button"
        className={`spt-detail-checks ${all ? 'ok' : 'no'}`}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={all ? 'shield' : 'warning'} size={16} />
        {all
          ? translate('sptDetail.checks.passed', { smart_count: passed })
          : translate('sptDetail.checks.some', { passed, of: checks.length })}
      </button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('sptDetail.checks.title') } }}
      >
        <ul className="spt-detail-checklist">
          {checks.map(({ key, passes }) => (
            <li key={key} className={passes ? 'ok' : 'no'}>
              <Icon name={passes ? 'check' : 'close'} size={14} />
              <span className="sr">{translate(passes ? 'sptDetail.checks.yes' : 'sptDetail.checks.no')}</span>
              {translate(`spt.checks.${key}`)}
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
};

export const SptFoot = ({ spt, actions: { next, busy } }: { spt: SptView; actions: SptActions }) => {
  const translate = useTranslate();
  const { fine } = spt;
  const over = isFiled(spt) || isVoid(spt);
  if (over && !next) return null;
  return (
    <div className="page-foot spt-detail-foot">
      {!over && <Checks spt={spt} />}
      {spt.dueDay && spt.revision === 0 && (
        <span className="small sec num">{translate('sptDetail.due', { day: formatDay(spt.dueDay) })}</span>
      )}
      {spt.revision === 0 && <MayMove of={spt} worded />}
      {fine && (
        <span className="spt-detail-fine small">
          {translate('sptDetail.fine')} <Money value={fine.value} unit />
          <ExplainButton label={translate(fine.label)} explain={() => fine} />
        </span>
      )}
      <span className="grow" />
      {next && (
        <Button variant="contained" size="small" disabled={busy} onClick={next.onPick}>
          {next.label}
        </Button>
      )}
    </div>
  );
};
