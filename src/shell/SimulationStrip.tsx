import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/Icon.tsx';
import { useHeld, useSession } from '../kit/session-context.ts';

/** Says so as long as anything is simulated, and leads to the letters that were not really sent. */
export const SimulationStrip = () => {
  const translate = useTranslate();
  const { djp, mail, whatsapp } = useSession().setting.simulated;
  const mayRead = useHeld('EFAKTUR_DOC_SEND', 'SETTING_AUTO_MAIL_VIEW');
  if (!djp && !mail && !whatsapp) return null;
  return (
    <div className="sim">
      <Icon name="info" size={14} />
      <span>{translate(djp ? 'shell.simulation.djp' : 'shell.simulation.mail')}</span>
      {mayRead && (mail || whatsapp) && <Link to="/simulator/mailbox">{translate('shell.simulation.mailbox')}</Link>}
    </div>
  );
};
