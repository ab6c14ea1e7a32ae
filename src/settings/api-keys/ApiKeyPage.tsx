import './api-keys.css';
import '../settings.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import { linkTo } from '../../client/carried.ts';
import { Alert, EmptyState, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { reading, useGet } from '../../ui/feedback/use-call.ts';
import { useHasStoredInput } from '../../ui/form/use-stored-state.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useCopy } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import { SandboxCard } from './SandboxCard.tsx';

const Made = ({ of: { name, secret }, onKept }: { of: NewApiKey; onKept: () => void }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Card title={name}>
      <div className="set">
        <Alert severity="warning" title={translate('apiKeys.made')} live>
          {translate('apiKeys.made_text')}
        </Alert>
        <code className="apik-secret">{secret}</code>
        <div className="row wrap">
          <Button variant="outlined" startIcon={<Icon name="copy" size={16} />} onClick={() => void copy(secret)}>
            {translate('apiKeys.copy')}
          </Button>
          <Button variant="contained" onClick={onKept}>
            {translate('apiKeys.kept')}
          </Button>
        </div>
      </div>
    </Card>
  );
};

const Off = () => {
  const translate = useTranslate();
  const { companyName, shownId } = useSession().setting;
  return (
    <Card>
      <EmptyState icon="lock" title={translate('apiKeys.off_title')}>
        {translate('apiKeys.off_text', { company: companyName, id: shownId })}
      </EmptyState>
    </Card>
  );
};

export const ApiKeyPage = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { isPublicApiUser } = useSession().setting;
  const { data: keys } = useGet('/api-keys', { staleTime: 0 });
  const [adding, setAdding] = useState(useHasStoredInput('apiKey.name'));
  const [made, setMade] = useState<NewApiKey | null>(null);
  const changed = () => void client.invalidateQueries({ queryKey: reading('/api-keys').queryKey });
  const add = (
    <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
      {translate('apiKeys.add')}
    </Button>
  );
  if (!keys) return <PageSkeleton />;
  const listed = keys.length > 0;
  return (
    <div className="set">
      <PageHead
        title={translate('apiKeys.title')}
        below={
          <p className="sec">
            {translate('apiKeys.lead')} <a href={linkTo('/docs')}>{translate('apiKeys.guide')}</a>
          </p>
        }
        actions={isPublicApiUser && listed && !adding && !made && add}
      />
      {!isPublicApiUser && <Off />}
      {made && <Made of={made} onKept={() => setMade(null)} />}
      {adding && (
        <ApiKeyForm
          onCancel={() => setAdding(false)}
          onMade={(one) => {
            setAdding(false);
            setMade(one);
            changed();
          }}
        />
      )}
      {listed && <ApiKeyList keys={keys} onChanged={changed} />}
      {isPublicApiUser && !listed && !adding && !made && (
        <Card>
          <EmptyState icon="lock" title={translate('apiKeys.none')} actions={add}>
            {translate('apiKeys.none_text')}
          </EmptyState>
        </Card>
      )}
      {isPublicApiUser && <SandboxCard />}
    </div>
  );
};
