import './people.css';
import { Button } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Tone } from '#domain/definition/status.ts';
import type { User } from '#domain/people/user-schema.ts';
import { type UserState, userStates } from '#domain/people/user-states.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';
import { initialsOf, inkOn } from '../../ui/layout/initials.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { Moment } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordFilter } from '../../ui/records/RecordFilter.tsx';
import { RecordList } from '../../ui/records/RecordList.tsx';
import { ROLES } from '../roles/paths.ts';
import { BulkRole } from './BulkRole.tsx';
import { InviteForm } from './InviteForm.tsx';
import { UserAccess } from './UserAccess.tsx';

const LIST = '/v2/main/setting/company-associate/user/list';
const ADD = '/main/setting/account/user/add';

const looks: Record<UserState, readonly [tone: Tone, icon: IconName]> = {
  ACTIVE: ['green', 'check'],
  INVITED: ['orange', 'clock'],
  EXPIRED: ['grey', 'stop'],
  UNSENT: ['red', 'warning'],
};

const isMember = ({ status }: RaRecord): boolean => status === 'ACTIVE';

const Name = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  return (
    <>
      {user.name ?? '–'} {user.isSelf && <span className="small sec">({translate('people.users.self')})</span>}{' '}
      {user.secondFactor && (
        <span role="img" aria-label={translate('account.factor.has')} title={translate('account.factor.has')}>
          <Icon name="lock" size={14} />
        </span>
      )}
    </>
  );
};

const Companies = () => {
  const user = useRecordContext<User>();
  if (!user || user.companies.length === 0) return <span className="sec">–</span>;
  return (
    <span className="usr-places">
      {user.companies.map(({ id, name, color }) => (
        <span
          key={id}
          role="img"
          className="coav usr-place"
          title={name}
          aria-label={name}
          style={{ background: color, color: inkOn(color) }}
        >
          {initialsOf(name)}
        </span>
      ))}
    </span>
  );
};

const Status = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  const [tone, icon] = looks[user.status];
  const label = translate(`people.users.status.${user.status}`);
  return <Chip tone={tone} icon={icon} label={label} {...(user.fault ? { title: user.fault } : {})} />;
};

const Filters = () => {
  const translate = useTranslate();
  const { data: roles = [] } = useGet('/users/roles');
  return (
    <>
      <RecordFilter
        source="role"
        label={translate('resources.users.fields.role')}
        options={roles.map(({ name }) => ({ value: name, label: name }))}
      />
      <RecordFilter
        source="status"
        label={translate('resources.users.fields.status')}
        options={userStates.map((state) => ({ value: state, label: translate(`people.users.status.${state}`) }))}
      />
    </>
  );
};

const LastSignIn = () => <Moment at={useRecordContext<User>()?.lastSignInAt} short />;

export const UserList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams();
  const adding = useLocation().pathname === ADD;
  const mayInvite = useMay('users', 'create');
  const mayEdit = useMay('users', 'edit');
  const close = () => navigate(LIST);
  return (
    <>
      <RecordList
        resource="users"
        head={(total) => (
          <h1>
            {translate('people.users.title')} {total !== undefined && <span className="count">{total}</span>}
          </h1>
        )}
        empty={{ icon: 'user', title: 'people.users.none', text: 'people.users.none_text' }}
        filters={<Filters />}
        bulk={mayEdit ? { acts: <BulkRole />, tickable: isMember } : undefined}
        actions={
          <Button component={Link} to={ROLES} variant="outlined" startIcon={<Icon name="lock" size={16} />}>
            {translate('roles.to_roles')}
          </Button>
        }
        addLabel="people.users.invite"
        onAdd={mayInvite ? () => navigate(ADD) : undefined}
        onOpen={mayEdit ? (user) => navigate(`/main/setting/account/user/edit/${user}`) : undefined}
      >
        <Cell source="name">
          <Name />
        </Cell>
        <Cell source="email" />
        <Cell source="role" />
        <Cell source="companies" disableSort>
          <Companies />
        </Cell>
        <Cell source="status">
          <Status />
        </Cell>
        <Cell source="lastSignInAt">
          <LastSignIn />
        </Cell>
      </RecordList>
      <Drawer open={adding} onClose={close} title={translate('people.users.invite')}>
        {adding && <InviteForm onDone={close} />}
      </Drawer>
      {id !== undefined && <UserAccess key={id} id={id} onDone={close} />}
    </>
  );
};
