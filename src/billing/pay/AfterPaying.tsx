import { useTranslate } from 'react-admin';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';

const marks: readonly (readonly [key: string, icon: IconName, note: boolean])[] = [
  ['status', 'refresh', true],
  ['bpn', 'document', true],
  ['return', 'send', false],
];

/** What happens by itself once the money is there, and how long it takes. */
export const AfterPaying = () => {
  const translate = useTranslate();
  return (
    <section className="card pay-after" aria-labelledby="pay-after">
      <h2 id="pay-after">{translate('payScreen.after.title')}</h2>
      <ol className="ptl">
        {marks.map(([key, icon, note]) => (
          <li key={key}>
            <span className="bullet">
              <Icon name={icon} size={12} />
            </span>
            <div>
              {translate(`payScreen.after.${key}`)}
              {note && <div className="small sec">{translate(`payScreen.after.${key}_when`)}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
