import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AutoMail } from '#domain/company/sending-schema.ts';
import { useGet } from '../feedback/use-call.ts';
import { useMay } from '../layout/session-context.ts';

type Props = { readonly product: AutoMail['product'] };

/** Whether documents are mailed to this counterparty automatically, with a link to the setting. */
export const AutoMailHelp = ({ product }: Props) => {
  const translate = useTranslate();
  const may = useMay('letters', 'list');
  const { data } = useGet(may ? '/auto-mail/{product}' : null, { path: { product }, quiet: true });
  const state = data ? (data.on ? 'on' : 'off') : 'unknown';
  return (
    <>
      {translate(`settings.auto_mail.${product}.${state}`)}{' '}
      {may && <Link to={`/main/setting/company/email/${product}`}>{translate('settings.auto_mail.setting')}</Link>}
    </>
  );
};
