import { useGet } from '../ui/feedback/use-call.ts';
import './home.css';
import './companies.css';
import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayAfterDays } from '#domain/calendar/day-count.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { EmptyState, ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { lastMasa, useMasa } from '../ui/inputs/masa.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { NARROW } from '../ui/list/narrow.ts';
import { CompaniesCards } from './CompaniesCards.tsx';
import { CompaniesTable } from './CompaniesTable.tsx';
import { MasaPicker } from './MasaPicker.tsx';
import { places } from './paths.ts';
import { ofCard } from './use-home.ts';

/** Days until the next deadline; negative means overdue. */
const dues = { all: null, late: -1, three: 3, week: 7 } as const;
type Due = keyof typeof dues;

export const CompaniesScreen = () => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.companies.${key}`, params);
  const [typed, choose] = useMasa();
  const period = typed || lastMasa();
  const [due, setDue] = useState<Due>('all');
  const [text, setText] = useState('');
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const days = dues[due];
  const dueBy = days === null ? undefined : dayAfterDays(jakartaDay(Date.now()), days);
  const { data, error, refetch } = useGet('/home/companies', { query: { period, dueBy }, ...ofCard });
  const wanted = text.trim().toLowerCase();
  const found = data?.companies.filter(
    ({ name, npwp }) => name.toLowerCase().includes(wanted) || npwp.includes(wanted),
  );
  return (
    <div className="home companies-page">
      <PageHead
        title={words('title')}
        crumbs={[{ label: translate('shell.nav.home'), to: places.home }, { label: words('title') }]}
        beside={
          found && (
            <span className="count">
              {words('count', { count: formatCount(found.length), all: formatCount(data?.total ?? 0) })}
            </span>
          )
        }
        actions={<MasaPicker value={period} onChange={choose} />}
      />
      <Card flush>
        <div className="companies-tools">
          <TextInput
            label={words('search')}
            type="search"
            value={text}
            onChange={setText}
            start={<Icon name="search" size={16} />}
          />
          <SelectInput
            label={words('due')}
            value={due}
            onChange={(value) => setDue(value as Due)}
            options={Object.keys(dues).map((key) => ({ value: key, label: words(`due_${key}`) }))}
          />
        </div>
        {error && <ReadFailed title={translate('home.not_read')} why={error.message} onRetry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton />}
        {found?.length === 0 && <EmptyState icon="search" title={words('none_found')} />}
        {found && found.length > 0 && (narrow ? <CompaniesCards of={found} /> : <CompaniesTable of={found} />)}
      </Card>
    </div>
  );
};
