import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import './steps.css';

export type Step = {
  readonly key: string;
  readonly label: string;
  readonly to?: string | undefined;
};

export const Steps = ({ at, of, failed = false }: { at: string; of: readonly Step[]; failed?: boolean }) => {
  const translate = useTranslate();
  const current = of.findIndex(({ key }) => key === at);
  const where = translate('shell.kit.step_of', { at: current + 1, of: of.length });
  return (
    <>
      <p className="steps-short">{where}</p>
      <ol className="steps" aria-label={where}>
        {of.map(({ key, label, to }, index) => (
          <li
            key={key}
            className={index < current ? 'done' : index === current ? (failed ? 'on bad' : 'on') : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="place">
              {index < current ? (
                <Icon name="check" size={12} />
              ) : failed && index === current ? (
                <Icon name="close" size={12} />
              ) : (
                index + 1
              )}
            </span>
            {to && index < current ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </>
  );
};
