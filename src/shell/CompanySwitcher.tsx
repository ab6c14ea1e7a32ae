import { Popover, Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Associate } from '#domain/company/view-schema.ts';
import { useAfter } from '../ui/feedback/notices.tsx';
import { useTellProblem } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { initialsOf, inkOn } from '../ui/layout/initials.ts';
import { useSession, useSwitchCompany } from '../ui/layout/session-context.ts';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { Identifier } from '../ui/layout/values.tsx';
import { useCompanies } from './use-companies.ts';

const Row = ({ company, here, onPick }: { company: Associate; here: boolean; onPick: () => void }) => {
  const translate = useTranslate();
  return (
    <li>
      <button type="button" className={here ? 'co on' : 'co'} aria-current={here ? 'true' : undefined} onClick={onPick}>
        <span className="coav" style={{ background: company.color, color: inkOn(company.color) }} aria-hidden="true">
          {initialsOf(company.name)}
        </span>
        <span className="grow">
          <b className="el">{company.name}</b>
          <span className="small sec">
            <Identifier value={company.npwp} form="npwp" /> · {company.role}
          </span>
        </span>
        {company.dueSoon > 0 ? (
          <span className="bdg orange">{translate('shell.company.due', { count: company.dueSoon })}</span>
        ) : null}
        {here && <Icon name="check" size={16} />}
      </button>
    </li>
  );
};

const Companies = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const { setting } = useSession();
  const { companies, isPending, error } = useCompanies(true);
  const [text, setText] = useState('');
  const switchTo = useSwitchCompany();
  // Delayed, because a list that grows while opening would shift under the pointer.
  const settled = useAfter(500);
  useEffect(() => {
    if (error) tell(error);
  }, [error, tell]);
  const wanted = text.trim().toLowerCase();
  const found = companies.filter(({ name, npwp }) => name.toLowerCase().includes(wanted) || npwp.includes(wanted));
  return (
    <div className="co-list">
      <TextInput
        label={translate('shell.company.search')}
        type="search"
        autoFocus
        value={text}
        onChange={setText}
        start={<Icon name="search" size={16} />}
      />
      {isPending || !settled ? (
        <div aria-busy="true">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} variant="rounded" height={44} sx={{ mt: 1 }} />
          ))}
        </div>
      ) : (
        <ul>
          {found.map((company) => {
            const here = company.companyId === setting.companyId;
            return (
              <Row
                key={company.companyId}
                company={company}
                here={here}
                onPick={() => {
                  onClose();
                  if (!here) switchTo(company.companyId);
                }}
              />
            );
          })}
          {found.length === 0 && <li className="sec co-none">{translate('shell.kit.none_found')}</li>}
        </ul>
      )}
    </div>
  );
};

export const CompanySwitcher = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  const several = setting.totalCompany > (setting.archived ? 0 : 1);
  const body = (
    <>
      <span className="coav" aria-hidden="true" style={{ color: inkOn(setting.color) }}>
        {initialsOf(setting.companyName)}
      </span>
      <span className="cosw-t">
        <b>{setting.companyName}</b>
        <span className="small sec">
          <Identifier value={setting.companyNpwp} form="npwp" />
        </span>
      </span>
    </>
  );
  if (!several) return <div className="cosw">{body}</div>;
  return (
    <>
      <button
        type="button"
        className="cosw"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="sr">{translate('shell.company.switch')}</span>
        {body}
        <Icon name="chevron-down" size={16} className="sec" />
      </button>
      {everOpen && (
        <Popover
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.company.switch') } }}
        >
          <Companies onClose={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  );
};
