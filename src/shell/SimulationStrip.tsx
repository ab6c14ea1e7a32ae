import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay, useOffice, useSession } from '../ui/layout/session-context.ts';
import { Bar } from './Bar.tsx';
import { useNarrow } from './use-navigation.ts';

/** In full where there is room, in a word on a phone. */
const StripLink = ({ to, words }: { to: string; words: 'mailbox' | 'bank_page' }) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const full = translate(`shell.simulation.${words}`);
  return (
    <Link to={to} aria-label={full}>
      {narrow ? translate(`shell.simulation.${words}_short`) : full}
    </Link>
  );
};

/** Says so as long as anything is simulated or goes by hand, and leads to the letters that were not really sent and the bank that is none. */
export const SimulationStrip = () => {
  const translate = useTranslate();
  const { djp, mail, whatsapp, bank } = useSession().setting.simulated;
  const mayRead = useMay('simulator/mailbox', 'list');
  const mayPay = useMay('simulator/bank', 'show');
  const byFile = !useOffice().send;
  if (!djp && !mail && !whatsapp && !bank && !byFile) return null;
  const said = [...(byFile ? ['file'] : []), ...(djp ? ['djp'] : mail || whatsapp ? ['mail'] : bank ? ['bank'] : [])];
  return (
    <Bar
      name="simulation"
      look="sim"
      icon="info"
      size={14}
      text={said.map((key) => translate(`shell.simulation.${key}`)).join(' · ')}
    >
      {mayRead && (mail || whatsapp) && <StripLink to="/simulator/mailbox" words="mailbox" />}
      {mayPay && bank && <StripLink to="/simulator/bank" words="bank_page" />}
    </Bar>
  );
};
