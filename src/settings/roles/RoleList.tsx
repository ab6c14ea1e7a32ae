import './roles.css';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ownRole } from '#domain/records/role.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { ROLES } from './paths.ts';

const useRoles = () => useGet('/users/roles').data ?? [];

const Keys = () => useRecordContext<{ id: string; keys: readonly string[] }>()?.keys.length;

const People = () => {
  const role = useRecordContext<{ id: string; name: string }>();
  return useRoles().find(({ name }) => name === role?.name)?.people;
};

const BuiltIn = () => {
  const translate = useTranslate();
  return (
    <Card title={translate('roles.built_in')}>
      <ul className="rol-built-in">
        {useRoles()
          .filter(({ own }) => !own)
          .map(({ name, keys, people }) => (
            <li key={name}>
              <Link to={`${ROLES}/edit/${name}`}>{name}</Link>
              <span className="small sec">{translate(`roles.built_in_text.${name}`)}</span>
              <span className="small sec">
                {translate('roles.keys_and_people', { keys: keys.length, smart_count: people })}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
};

export const RoleList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useMay('roles', 'create');
  return (
    <PlainRecordList
      of={ownRole}
      icon="lock"
      lead={<Link to="/v2/main/setting/company-associate/user/list">{translate('roles.to_users')}</Link>}
      beside={<BuiltIn />}
      onAdd={may ? () => navigate(`${ROLES}/add`) : undefined}
      onOpen={(id) => navigate(`${ROLES}/edit/${id}`)}
      cells={{ keys: <Keys />, people: <People /> }}
    />
  );
};
