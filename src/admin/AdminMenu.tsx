import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { adminNavigation } from './navigation.ts';

/** `onOpen`: after an entry was chosen. */
export const AdminMenu = ({ onOpen }: { onOpen?: () => void }) => {
  const translate = useTranslate();
  return (
    <nav className="adm-menu" aria-label={translate('adminScreen.menu')}>
      {adminNavigation
        .filter(({ entries }) => entries.length > 0)
        .map((group) => (
          <section key={group.key}>
            <p className="small sec" id={`adm-${group.key}`}>
              {translate(`adminScreen.groups.${group.key}`)}
            </p>
            <ul aria-labelledby={`adm-${group.key}`}>
              {group.entries.map(({ key, path, title }) => (
                <li key={key}>
                  <NavLink to={path} end={path === '/admin'} {...(onOpen ? { onClick: onOpen } : {})}>
                    {translate(title ?? `adminScreen.nav.${key}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <p className="small sec adm-menu-foot">{translate('adminScreen.recorded')}</p>
    </nav>
  );
};
