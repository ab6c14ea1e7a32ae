import { Button } from '@mui/material';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { Facts } from '../layout/Card.tsx';
import { useMay, useMayNameSignees, useSession } from '../layout/session-context.ts';
import { leaveWork } from '../layout/work-left.ts';
import { type Ask, InterceptContext, type Intercepted, type InterceptFlag, interceptedOf } from './intercept.ts';
import { Modal } from './Modal.tsx';

const CERTIFICATE = '/main/setting/account/certificate';
const PACKAGE = '/main/setting/account/upload-quota/package';

type RepairLink = { readonly to: string; readonly ask: 'proof' | 'certificate' | 'quota' | 'signee' };

const repairing: Record<InterceptFlag, RepairLink | null> = {
  unproven: { to: '/main/setting/company/proof', ask: 'proof' },
  'expired-certificate': { to: CERTIFICATE, ask: 'certificate' },
  'invalid-certificate': { to: CERTIFICATE, ask: 'certificate' },
  'ebupot-upload-limit': { to: PACKAGE, ask: 'quota' },
  'efaktur-upload-limit': { to: PACKAGE, ask: 'quota' },
  'efaktur-intercept-signee': { to: '/main/setting/account/signee/efaktur-v2', ask: 'signee' },
  'ebupot-intercept-signee': { to: '/main/setting/account/signee/ebupot-ctas', ask: 'signee' },
  'efaktur-custom-field': null,
  'efaktur-invalid-userid': { to: CERTIFICATE, ask: 'certificate' },
};

const useMayRepair = (): Record<RepairLink['ask'], boolean> => {
  const certificate = useMay('setting/certificate', 'edit');
  const quota = useMay('quota/package', 'show');
  const signee = useMayNameSignees();
  return { proof: true, certificate, quota, signee };
};

const Detail = ({ of }: { of: Intercepted }) => {
  const translate = useTranslate();
  const facts: (readonly [string, ReactNode])[] = [];
  if (of.package) facts.push([translate('shell.intercept.package'), of.package]);
  if (of.needed !== undefined) facts.push([translate('shell.intercept.needed'), formatCount(of.needed)]);
  if (of.remaining !== undefined) facts.push([translate('shell.intercept.remaining'), formatCount(of.remaining)]);
  return (
    <>
      {facts.length > 0 && (
        <div className="intercept-facts">
          <Facts of={facts} />
        </div>
      )}
      {of.errors && (
        <ul className="intercept-errors">
          {Object.entries(of.errors).map(([field, text]) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
};

/** One modal at a time. Wraps the layout. */
export const InterceptModal = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { companyId } = useSession().setting;
  const mayRepair = useMayRepair();
  const [shown, setShown] = useState<Intercepted | null>(null);
  const asking = useRef<(goOnWith: readonly string[] | null) => void>(() => undefined);
  const open = useCallback<Ask>(
    (body) =>
      new Promise((answer) => {
        asking.current(null);
        const known = interceptedOf(body);
        asking.current = answer;
        setShown(known);
        if (!known) answer(null);
      }),
    [],
  );
  const close = (goOnWith: readonly string[] | null = null) => {
    setShown(null);
    asking.current(goOnWith);
  };
  const repair = shown && repairing[shown.flag];
  const isTheirs = repair ? mayRepair[repair.ask] : false;
  const go = () => {
    close();
    if (!repair || !isTheirs) return;
    leaveWork(companyId);
    navigate(repair.to);
  };
  const { fit } = shown ?? {};
  return (
    <InterceptContext.Provider value={open}>
      {children}
      <Modal
        open={shown !== null}
        onClose={() => close()}
        title={shown && translate(`shell.intercept.${shown.flag}.title`)}
        actions={
          <>
            {fit && (
              <Button variant="outlined" onClick={() => close(fit)}>
                {translate('shell.intercept.fit', {
                  fit: formatCount(fit.length),
                  needed: formatCount(shown?.needed ?? fit.length),
                })}
              </Button>
            )}
            <Button variant="contained" onClick={go}>
              {shown && translate(`shell.intercept.${repair && !isTheirs ? 'understood' : `${shown.flag}.button`}`)}
            </Button>
          </>
        }
      >
        {shown && (
          <>
            <Detail of={shown} />
            <p>{translate(`shell.intercept.${shown.flag}.text`)}</p>
            {repair && !isTheirs && <p>{translate(`shell.intercept.ask.${repair.ask}`)}</p>}
          </>
        )}
      </Modal>
    </InterceptContext.Provider>
  );
};
