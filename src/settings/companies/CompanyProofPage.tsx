import '../settings.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CompanyProof } from '#domain/company/proof.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { reading, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { BackToWork, PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useSessionAnew } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';

const useWords = () => {
  const translate = useTranslate();
  return (key: string, params = {}) => translate(`settings.proof.${key}`, params);
};

const ByCertificate = ({ of }: { of: CompanyProof }) => {
  const words = useWords();
  const may = useMay('setting/certificate', 'edit');
  return (
    <Card title={words('certificate')}>
      <p>{words(of.certificate ? 'certificate_text' : 'certificate_off')}</p>
      {of.certificate && may && <Link to="/main/setting/account/certificate">{words('certificate_do')}</Link>}
    </Card>
  );
};

/** Proof by the taxpayer's confirmation at the tax office. */
const ByOffice = ({ of, onProven }: { of: CompanyProof; onProven: (now: CompanyProof) => void }) => {
  const words = useWords();
  const notify = useNotify();
  const { run, busy } = useCall();
  const ask = async () => {
    const now = await run('POST', '/company/proof/office');
    if (now) onProven(now);
  };
  const simulate = async () => {
    if (await run('POST', '/simulator/office/authorise')) notify(words('simulated'), { type: 'success' });
  };
  return (
    <Card title={words('office')}>
      <p>{words(of.office ? 'office_text' : 'office_off')}</p>
      {of.office && of.code && (
        <>
          <p>
            {words('code')}: <Identifier value={of.code} copy />
          </p>
          <div className="row wrap">
            <Button variant="contained" disabled={busy} onClick={() => void ask()}>
              {words('office_do')}
            </Button>
            {of.simulated && (
              <Button variant="outlined" disabled={busy} onClick={() => void simulate()}>
                {words('simulate')}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
};

const Proven = ({ of }: { of: CompanyProof }) => {
  const words = useWords();
  if (!of.provenAt) return null;
  const day = formatDay(jakartaDay(Date.parse(of.provenAt)));
  return (
    <>
      <Alert severity="success" title={words('proven')}>
        {words('proven_text', { day, way: words(`way.${of.provenBy ?? 'house'}`) })}
      </Alert>
      {of.others > 0 && (
        <Alert severity="warning" title={words('others', { count: of.others })}>
          {words('others_text', { count: of.others })}
        </Alert>
      )}
    </>
  );
};

const Unproven = ({ of, onProven }: { of: CompanyProof; onProven: (now: CompanyProof) => void }) => {
  const words = useWords();
  const may = useMay('companies', 'create');
  if (of.taken)
    return (
      <Alert severity="error" title={words('taken')}>
        {words('taken_text')}
      </Alert>
    );
  return (
    <>
      <Alert severity="warning" title={words('unproven')}>
        <p>{words('unproven_text')}</p>
        <p>{words(may ? 'units' : 'ask')}</p>
      </Alert>
      <ByCertificate of={of} />
      <ByOffice of={of} onProven={onProven} />
      <Card title={words('house')}>
        <p>{words('house_text')}</p>
      </Card>
    </>
  );
};

export const CompanyProofPage = () => {
  const words = useWords();
  const client = useQueryClient();
  const notify = useNotify();
  const sessionAnew = useSessionAnew();
  const { data } = useGet('/company/proof', { staleTime: 0 });
  if (!data) return <PageSkeleton />;
  const keep = (now: CompanyProof) => {
    client.setQueryData(reading('/company/proof').queryKey, now);
    notify(words('done', { npwp: now.npwp }), { type: 'success' });
    void sessionAnew();
  };
  return (
    <div className="set">
      <PageHead title={words('title')} actions={<BackToWork />} />
      <p>
        NPWP <Identifier value={data.npwp} form="npwp" />
      </p>
      {data.provenAt ? <Proven of={data} /> : <Unproven of={data} onProven={keep} />}
    </div>
  );
};
