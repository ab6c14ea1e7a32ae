import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CompaniesHealth } from '#domain/home/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession, useSwitchCompany } from '../ui/layout/session-context.ts';

export type CompanyHealth = CompaniesHealth['companies'][number];
export type CompanyTax = CompanyHealth['taxes'][number];

export const CompanyLink = ({ company, to, children }: { company: CompanyHealth; to: string; children: string }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const switchTo = useSwitchCompany();
  if (company.companyId === setting.companyId) return <Link to={to}>{children}</Link>;
  return (
    <button
      type="button"
      className="link"
      title={translate('home.companies.move', { company: company.name })}
      onClick={() => switchTo(company.companyId, to)}
    >
      {children}
    </button>
  );
};

type Props = { readonly company: CompanyHealth; readonly of: CompanyTax['steps'][number] };

export const CompanyCell = ({ company, of: { step, state, says, to } }: Props) => {
  const translate = useTranslate();
  const name = translate(`home.step.${step}`);
  if (state === null)
    return (
      <span className="companies-locked sec" title={translate('home.no_access')}>
        <Icon name="lock" size={14} />
        <span className="sr">
          {name}: {translate('home.no_access')}
        </span>
      </span>
    );
  return (
    <>
      <span className={`health-bar ${state}`} aria-hidden="true" />
      <span className="small">
        <span className="sr">
          {name}, {translate(`home.step_state.${state}`)}:{' '}
        </span>
        {to && says ? (
          <CompanyLink company={company} to={to}>
            {says}
          </CompanyLink>
        ) : (
          says
        )}
      </span>
    </>
  );
};

const SOON = 5;

export const CompanyTimeLeft = ({ of: { done, daysLeft } }: { of: CompanyTax }) => {
  const translate = useTranslate();
  const words = (key: string, count = 0) => translate(`home.health.${key}`, { smart_count: count });
  if (done) return <b className="small ok">{words('finished')}</b>;
  if (daysLeft === null) return null;
  if (daysLeft < 0) return <b className="small bad">{words('late', -daysLeft)}</b>;
  return (
    <b className={daysLeft <= SOON ? 'small warn' : 'small'}>
      {daysLeft === 0 ? words('today') : words('days_left', daysLeft)}
    </b>
  );
};
