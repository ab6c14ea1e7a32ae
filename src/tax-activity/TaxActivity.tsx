import './tax-activity.css';
import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { TaxActivityTab } from '#domain/tax-activity/tabs.ts';
import { EmptyState } from '../ui/feedback/notices.tsx';
import { PeriodInput } from '../ui/inputs/DayInput.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { ActivityList } from './ActivityList.tsx';

const ROOM = '/main/tax-activity';
const shown = ['waiting-payment', 'waiting-report', 'e-filing', 'archive'] as const;
type Shown = (typeof shown)[number];
const parts = ['filed', 'not-due'] as const satisfies readonly TaxActivityTab[];

const mayOpen = (permissions: ReadonlySet<string>, tab: Shown): boolean =>
  tab === 'waiting-payment'
    ? permissions.has('HOMEPAGE_WAITING_VIEW') && permissions.has('EBILLING_VIEW')
    : permissions.has('HOMEPAGE_REPORTING_VIEW') &&
      (permissions.has('EBUPOT_SPT_VIEW') || permissions.has('EFAKTUR_SPT_VIEW'));

/** A masa without slips is shown to users who may see income tax returns; the PPN return is filed in any case. */
const partsFor = (permissions: ReadonlySet<string>): readonly (typeof parts)[number][] =>
  permissions.has('EBUPOT_SPT_VIEW') ? parts : ['filed'];

export const TaxActivity = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [search, setSearch] = useSearchParams();
  const { tab: named } = useParams();
  const tab = shown.find((one) => one === named) ?? shown[0];
  const open = partsFor(permissions);
  const part = open.find((one) => one === search.get('bagian')) ?? parts[0];
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const reversed = from !== '' && to !== '' && to < from;
  const set = (name: string, value: string) =>
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="txa">
      <PageHead title={translate('taxActivity.title')} />
      <Tabs
        value={tab}
        variant="scrollable"
        aria-label={translate('taxActivity.title')}
        onChange={(_, next: Shown) => navigate(`${ROOM}/${next}`)}
      >
        {shown.map((one) => (
          <Tab key={one} value={one} label={translate(`taxActivity.tab.${one}`)} />
        ))}
      </Tabs>
      {mayOpen(permissions, tab) ? (
        <section className="card">
          {tab === 'archive' && (
            <Tabs
              value={part}
              aria-label={translate('taxActivity.tab.archive')}
              onChange={(_, next: string) => set('bagian', next)}
            >
              {open.map((one) => (
                <Tab key={one} value={one} label={translate(`taxActivity.part.${one}`)} />
              ))}
            </Tabs>
          )}
          <div className="txa-tools">
            <PeriodInput label={translate('taxActivity.from')} value={from} onChange={(value) => set('from', value)} />
            <PeriodInput
              label={translate('taxActivity.to')}
              value={to}
              onChange={(value) => set('to', value)}
              error={reversed ? translate('taxActivity.range_reversed') : undefined}
            />
          </div>
          {!reversed && <ActivityList tab={tab === 'archive' ? part : tab} from={from} to={to} />}
        </section>
      ) : (
        <EmptyState icon="lock" title={translate('taxActivity.no_access')} />
      )}
    </div>
  );
};
