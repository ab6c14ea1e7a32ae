import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CoretaxProduct } from '#domain/settings/coretax.ts';
import { guards } from '../client/guards.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useMayNameSignees, useSession } from '../ui/layout/session-context.ts';
import { ActivateCoretax } from './ActivateCoretax.tsx';
import './registration.css';

/** Where a taxpayer applies for PKP status and for sending in Coretax. */
const OFFICE = 'https://coretaxdjp.pajak.go.id';

/** The signees of e-Bupot are those of e-Faktur too: their page is open before e-Faktur is. */
const SIGNEES = '/main/setting/account/signee/ebupot-ctas';

type Step = { readonly key: string; readonly done: boolean | null; readonly to?: string; readonly after?: boolean };

const useSteps = (product: CoretaxProduct): Step[] => {
  const { setting } = useSession();
  const mayCertificate = useMay('setting/certificate', 'show');
  const mayList = useMay('efaktur/out/ctas', 'list');
  const mayShow = useMay('efaktur/out/ctas', 'show');
  const certificate = useGet(mayCertificate ? '/certificate' : null, { quiet: true });
  const signees = useGet(product === 'efaktur' && (mayList || mayShow) ? '/efaktur/signee' : null, { quiet: true });
  const maySign = useMayNameSignees();
  const mayOpen = maySign && guards.signeeEbupotCoretax(setting) === null;
  const hasSignee = signees.data ? signees.data.length > 0 : null;
  const signee = { key: 'signee', done: hasSignee, ...(mayOpen ? { to: SIGNEES } : { after: maySign && !hasSignee }) };
  const stored = certificate.data;
  const disabled = product === 'efaktur' ? setting.isCtasEfakturDisabled : setting.isCtasEbupotDisabled;
  return [
    ...(product === 'efaktur' ? [{ key: 'pkp', done: setting.pkp }] : []),
    {
      key: 'certificate',
      done: stored ? stored.uploaded && !stored.expired && stored.matchesOffice !== false : null,
      ...(mayCertificate ? { to: '/main/setting/account/certificate' } : {}),
    },
    ...(product === 'efaktur' ? [signee] : []),
    ...(product === 'ebupot' ? [{ key: 'ebupot_registered', done: setting.ebupot.isRegistered }] : []),
    { key: `${product}_on`, done: !disabled },
  ];
};

const WhoActivates = ({ product }: { product: CoretaxProduct }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const mayProfile = useMay('setting/tax', 'show');
  if (setting.userRole !== 'Owner') return <p className="sec">{translate('registration.who_others')}</p>;
  return (
    <>
      <p className="sec">{translate('registration.who_owner', { company: setting.companyName })}</p>
      <div className="row wrap">
        {!setting.archived && <ActivateCoretax product={product} />}
        <Button
          variant="outlined"
          href={OFFICE}
          target="_blank"
          rel="noreferrer"
          aria-label={translate('registration.to_office_how')}
        >
          {translate('registration.to_office')}
        </Button>
        {mayProfile && (
          <Button variant="outlined" component={Link} to="/main/setting/account/tax">
            {translate('registration.to_profile')}
          </Button>
        )}
      </div>
    </>
  );
};

const CoretaxRegister = ({ product }: { product: CoretaxProduct }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const steps = useSteps(product);
  return (
    <div className="reg">
      <PageHead title={translate(`registration.${product}_title`)} />
      <Alert severity="info" title={translate('registration.off', { company: setting.companyName })}>
        {translate(`registration.${product}_off_text`)}
      </Alert>
      <Card title={translate('registration.missing')}>
        <ol className="reg-steps">
          {steps.map(({ key, done, to, after }) => (
            <li key={key}>
              <span className={done ? 'ok' : done === null ? 'sec' : 'warn'}>
                <Icon name={done ? 'check' : done === null ? 'lock' : 'clock'} />
              </span>
              <span className="grow">
                <b>{translate(`registration.step.${key}.title`)}</b>
                <span className="small sec">{translate(`registration.step.${key}.text`)}</span>
              </span>
              <span className="small">
                {translate(
                  done ? 'registration.done' : done === null ? 'registration.unknown' : 'registration.not_yet',
                )}
              </span>
              {to && <Link to={to}>{translate(done ? 'registration.look' : 'registration.fill_in')}</Link>}
              {after && <span className="small sec">{translate('registration.after')}</span>}
            </li>
          ))}
        </ol>
      </Card>
      <WhoActivates product={product} />
    </div>
  );
};

export const EfakturV2Register = () => <CoretaxRegister product="efaktur" />;
export const EbupotV2Register = () => <CoretaxRegister product="ebupot" />;
