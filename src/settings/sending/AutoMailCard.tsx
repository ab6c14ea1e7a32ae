import { useTranslate } from 'react-admin';
import type { AutoMailProduct } from '#domain/company/sending-schema.ts';
import { autoMails } from '#domain/records/auto-mail.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { SingletonSwitch } from '../../ui/records/SingletonSwitch.tsx';

export const AutoMailCard = ({ product }: { product: AutoMailProduct }) => {
  const translate = useTranslate();
  const may = useMay(`auto-mail/${product}`, 'edit');
  return (
    <Card title={translate(`resources.auto-mail/${product}.name`)}>
      <SingletonSwitch of={autoMails[product]} />
      <p className="small sec">{translate(may ? 'settings.send.auto_how' : 'settings.send.read_only')}</p>
    </Card>
  );
};
