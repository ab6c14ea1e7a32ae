import '../../ui/layout/tables.css';
import '../../ui/list/tabs.css';
import '../spt-badan.css';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnnualSources } from '#domain/spt-badan/sources/view-schema.ts';
import { annualStatus } from '#domain/spt-badan/status.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { EmptyState, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { EqualisationTab } from '../equalisation/EqualisationTab.tsx';
import { ANNUAL_LIST, firstPath } from '../places.ts';
import { useAnnuals } from '../use-annual.ts';
import { SourceCard } from './SourceCard.tsx';
import { useSources } from './use-sources.ts';

const YearBefore = ({ of }: { of: AnnualSources }) => {
  const translate = useTranslate();
  return (
    <section className="card annual-source">
      <header className="row wrap">
        <h2>{translate('annualSources.before')}</h2>
        {of.before && (
          <Chip tone={annualStatus.states[of.before.status]} label={translate(`sptBadan.status.${of.before.status}`)} />
        )}
      </header>
      <p className="sec small">{translate(`annualSources.${of.before ? 'before_text' : 'before_none'}`)}</p>
    </section>
  );
};

const tabs = ['sources', 'equalisation'] as const;

/** What a return is drawn from, and what is missing. Without a return in the address, the newest draft. */
export const OnboardingScreen = () => {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`annualSources.${key}`, params);
  const [search, setSearch] = useSearchParams();
  const { data: annuals, error: unread, refetch: readAnnuals } = useAnnuals();
  const draft = annuals?.find(({ actions }) => actions.includes('draw')) ?? annuals?.[0];
  const id = search.get('id') ?? draft?.id ?? null;
  const { data, error, refetch, busy, stayed, draw } = useSources(id);
  const failed = error ?? unread;
  if (failed)
    return (
      <ReadFailed
        title={word('failed')}
        why={failed.message}
        onRetry={() => void (error ? refetch() : readAnnuals())}
      />
    );
  if (annuals && id === null)
    return (
      <EmptyState
        level={1}
        title={word('none')}
        actions={
          <Button variant="contained" component={Link} to={ANNUAL_LIST}>
            {word('list')}
          </Button>
        }
      >
        {word('none_text')}
      </EmptyState>
    );
  if (!data || !annuals) return <PageSkeleton />;
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'sources';
  const drawable = data.sources.filter(({ count, drawnAt }) => count > 0 || drawnAt !== null);
  return (
    <div className="detail-page annual-onboarding">
      <PageHead
        title={word('title')}
        crumbs={[{ label: translate('sptBadanScreen.title'), to: ANNUAL_LIST }, { label: word('title') }]}
        beside={<Chip tone={annualStatus.states[data.status]} label={translate(`sptBadan.status.${data.status}`)} />}
        actions={
          <>
            <Button variant="outlined" color="inherit" component={Link} to={firstPath(data)}>
              {word('back')}
            </Button>
            {data.writable && drawable.length > 0 && (
              <Button variant="contained" disabled={busy} onClick={() => void draw(drawable.map(({ name }) => name))}>
                {word('draw_all')}
              </Button>
            )}
          </>
        }
      />
      <p className="sec">{word('intro', { year: data.taxYear })}</p>
      <div className="annual-pick">
        <SelectInput
          label={word('choose')}
          value={data.id}
          onChange={(next) => setSearch({ id: next, tab }, { replace: true })}
          options={annuals.map(({ id: value, taxYear, revision }) => ({
            value,
            label: translate(revision === 0 ? 'sptBadan.label' : 'sptBadan.label_amended', { taxYear, revision }),
          }))}
        />
      </div>
      <fieldset className="ltabs">
        <legend className="sr">{word('title')}</legend>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            onClick={() => setSearch({ id: data.id, tab: one }, { replace: true })}
          >
            {word(`tabs.${one}`)}
          </button>
        ))}
      </fieldset>
      {tab === 'equalisation' ? (
        <EqualisationTab key={data.id} id={data.id} />
      ) : (
        <>
          {data.sources.map((source) => (
            <SourceCard
              key={source.name}
              of={source}
              year={data.taxYear}
              writable={data.writable}
              busy={busy}
              stayed={stayed[source.name] ?? 0}
              onDraw={(replaceTyped) => void draw([source.name], replaceTyped)}
            />
          ))}
          <YearBefore of={data} />
        </>
      )}
    </div>
  );
};
