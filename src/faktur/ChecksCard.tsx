import { useTranslate } from 'react-admin';
import type { FakturCheck } from '#domain/faktur/view-schema.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { RESOURCE } from './faktur-api.ts';

/** What is checked before an upload, line by line, and whether it may go. */
export const ChecksCard = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const checks = useGet<FakturCheck[]>(`/${RESOURCE}/${id}/checks`);
  if (!checks.data) return null;
  const passed = checks.data.filter(({ ok }) => ok).length;
  const ready = passed === checks.data.length;
  return (
    <div className={`alert tint ${ready ? 'green' : 'orange'}`}>
      <Icon name={ready ? 'shield' : 'warning'} />
      <div className="grow">
        <b>
          {translate(ready ? 'fakturScreen.checks.ready' : 'fakturScreen.checks.not_ready', {
            passed,
            all: checks.data.length,
          })}
        </b>
        <ul className="fchk">
          {checks.data.map(({ key, ok, message }) => (
            <li key={key}>
              <span className={ok ? 'ok' : 'bad'}>
                <Icon name={ok ? 'check' : 'close'} size={14} />
              </span>
              <span>
                <span className="sr">{translate(ok ? 'fakturScreen.checks.ok' : 'fakturScreen.checks.fault')}: </span>
                {message}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
