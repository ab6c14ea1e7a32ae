import { Button } from '@mui/material';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { Facts } from '../layout/Card.tsx';
import { useSession } from '../layout/session-context.ts';
import { leaveWork } from '../layout/work-left.ts';
import { type Ask, InterceptContext, type Intercepted, type InterceptFlag, interceptedOf } from './intercept.ts';
import { Modal } from './Modal.tsx';

const CERTIFICATE = '/main/setting/account/certificate';
const PACKAGE = '/main/setting/account/upload-quota/package';

/** Where the one button of each modal leads; none of them means it only closes. */
const leadsTo: Record<InterceptFlag, string | null> = {
  unproven: '/main/setting/company/proof',
  'expired-certificate': CERTIFICATE,
  'invalid-certificate': CERTIFICATE,
  'ebupot-upload-limit': PACKAGE,
  'efaktur-upload-limit': PACKAGE,
  'efaktur-intercept-signee': null,
  'ebupot-intercept-signee': null,
  'efaktur-custom-field': null,
  'efaktur-invalid-userid': CERTIFICATE,
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

/** What stands between a person and an upload, one at a time, with the way to mend it. Wraps the frame. */
export const InterceptModal = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { companyId } = useSession().setting;
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
  const go = () => {
    const to = shown && leadsTo[shown.flag];
    close();
    if (!to) return;
    leaveWork(companyId);
    navigate(to);
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
              {shown && translate(`shell.intercept.${shown.flag}.button`)}
            </Button>
          </>
        }
      >
        {shown && (
          <>
            <Detail of={shown} />
            <p>{translate(`shell.intercept.${shown.flag}.text`)}</p>
          </>
        )}
      </Modal>
    </InterceptContext.Provider>
  );
};
