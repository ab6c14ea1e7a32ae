import '../settings.css';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { roles } from '#domain/permissions.ts';
import { ownRole } from '#domain/records/role.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { PlainRecordForm } from '../../ui/records/PlainRecordForm.tsx';
import { KeyMatrix } from './KeyMatrix.tsx';
import { KeysField } from './KeysField.tsx';
import { ROLES } from './paths.ts';
import { RoleConflict } from './RoleConflict.tsx';

const Head = ({ title }: { title: string }) => {
  const translate = useTranslate();
  return <PageHead title={title} crumbs={[{ label: translate('roles.title'), to: ROLES }, { label: title }]} />;
};

const BuiltIn = ({ name }: { name: keyof typeof roles }) => {
  const translate = useTranslate();
  const may = useMay('roles', 'create');
  return (
    <div className="set">
      <Head title={name} />
      <Card
        title={translate('roles.built_in_one')}
        actions={
          may && (
            <Button component={Link} to={`${ROLES}/add?salin=${name}`} variant="outlined">
              {translate('roles.copy_this')}
            </Button>
          )
        }
      >
        <KeyMatrix keys={roles[name]} />
      </Card>
    </div>
  );
};

const Own = ({ id }: { id: string | undefined }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const from = useSearchParams()[0].get('salin');
  const may = useMay('roles', id === undefined ? 'create' : 'edit');
  const { data } = useGet(from ? '/users/roles' : null);
  if (from && !data) return <PageSkeleton />;
  const copied = data?.find(({ name }) => name === from)?.keys.filter((key) => permissions.has(key)) ?? [];
  return (
    <div className="set">
      <Head title={translate(`resources.roles.${id === undefined ? 'add' : 'edit'}`)} />
      <Card>
        <PlainRecordForm
          of={ownRole}
          id={id}
          start={{ keys: copied }}
          conflict={RoleConflict}
          inputs={{ keys: <KeysField readOnly={!may} /> }}
          onDone={() => navigate(ROLES)}
        />
      </Card>
    </div>
  );
};

export const RolePage = () => {
  const { id } = useParams();
  return id !== undefined && Object.hasOwn(roles, id) ? (
    <BuiltIn name={id as keyof typeof roles} />
  ) : (
    <Own key={id ?? ''} id={id} />
  );
};
