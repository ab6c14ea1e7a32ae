import '../registration/registration.css';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { AnnualRegistration } from '#domain/spt-badan/registration-schema.ts';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useCall, useGet } from '../ui/feedback/use-call.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useSession, useSessionAnew } from '../ui/layout/session-context.ts';
import { ANNUAL, ANNUAL_LIST } from './places.ts';

type Step = { readonly key: 'klu' | 'signee' | 'efin'; readonly done: boolean; readonly to?: string };

const Steps = ({ of }: { of: AnnualRegistration }) => {
  const translate = useTranslate();
  const mayProfile = useMay('setting/tax', 'show');
  const { setting } = useSession();
  const steps: readonly Step[] = [
    { key: 'klu', done: of.klu !== null, ...(mayProfile ? { to: '/main/setting/account/tax' } : {}) },
    {
      key: 'signee',
      done: of.signees > 0,
      ...(setting.espt1771.isRegistered ? { to: '/main/setting/account/signee/spt1771' } : {}),
    },
    { key: 'efin', done: of.efin },
  ];
  return (
    <ol className="reg-steps">
      {steps.map(({ key, done, to }) => (
        <li key={key}>
          <span className={done ? 'ok' : 'warn'}>
            <Icon name={done ? 'check' : 'clock'} />
          </span>
          <span className="grow">
            <b>{translate(`sptBadanRegister.step.${key}.title`)}</b>
            <span className="small sec">
              {translate(`sptBadanRegister.step.${key}.${done ? 'done' : 'text'}`, { klu: of.klu ?? '' })}
            </span>
          </span>
          {to && <Link to={to}>{translate(done ? 'registration.look' : 'registration.fill_in')}</Link>}
          {key === 'signee' && !to && <span className="small sec">{translate('registration.after')}</span>}
        </li>
      ))}
    </ol>
  );
};

const RegisterForm = ({ of }: { of: AnnualRegistration }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const sessionAnew = useSessionAnew();
  const { run, busy } = useCall();
  const [start, setStart] = useState(String(of.bookYearStart));
  const [stated, setStated] = useState(false);
  const save = async () => {
    const body = { bookYearStart: Number(start), efinStated: stated };
    if (!(await run('PUT', '/efiling/annual-registration', { body }))) return;
    notify('sptBadanRegister.saved', { type: 'success' });
    await sessionAnew();
    navigate(ANNUAL_LIST);
  };
  return (
    <Card title={translate('sptBadanRegister.form')}>
      <div className="reg-form">
        <SelectInput
          label={translate('sptBadanRegister.book_year')}
          helper={translate('sptBadanRegister.book_year_how')}
          value={start}
          onChange={setStart}
          options={Array.from({ length: 12 }, (_, at) => ({
            value: String(at + 1),
            label: translate(`sptBadanRegister.month.${at + 1}`),
          }))}
        />
        {!of.efin && (
          <FormControlLabel
            control={<Checkbox checked={stated} onChange={(_, checked) => setStated(checked)} />}
            label={translate('sptBadanRegister.efin_stated')}
          />
        )}
        {of.klu === null && (
          <Alert severity="warning" title={translate('sptBadanRegister.no_klu')}>
            {translate('sptBadanRegister.step.klu.text')}
          </Alert>
        )}
        <div className="row wrap">
          <Button variant="contained" disabled={busy || of.klu === null} onClick={() => void save()}>
            {translate(of.registered ? 'sptBadanRegister.save' : 'sptBadanRegister.register')}
          </Button>
        </div>
      </div>
    </Card>
  );
};

/** What the annual return needs: kind of business, signee, book year and, to tax year 2024, an EFIN. */
export const RegisterScreen = () => {
  const translate = useTranslate();
  const may = useMay(ANNUAL, 'create');
  const { data } = useGet('/efiling/annual-registration', { staleTime: 0 });
  if (!data) return <PageSkeleton />;
  return (
    <div className="detail-page reg">
      <PageHead
        crumbs={[{ label: translate('sptBadanScreen.title'), ...(data.registered ? { to: ANNUAL_LIST } : {}) }]}
        title={translate('sptBadanRegister.title')}
      />
      <Card title={translate('registration.missing')}>
        <Steps of={data} />
      </Card>
      {may ? <RegisterForm of={data} /> : <p className="sec">{translate('sptBadanRegister.who')}</p>}
      {!data.efin && (
        <Alert severity="info" title={translate('sptBadanRegister.efin.title')}>
          <ol className="reg-how">
            {[1, 2, 3].map((step) => (
              <li key={step}>{translate(`sptBadanRegister.efin.${step}`)}</li>
            ))}
          </ol>
        </Alert>
      )}
    </div>
  );
};
