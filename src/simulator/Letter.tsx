import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileUrl } from '../client/request.ts';
import { Alert, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Facts } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Moment } from '../ui/layout/values.tsx';

/** Commands that give the operator of the server the link of an undelivered letter. */
const SERVER_COMMANDS = { reset: 'npm run reset-password', letters: 'npm run letter-links' };

const fileSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;

const wordsOf = (body: string): string => {
  if (!/<(div|p|br|html)\b/i.test(body)) return body;
  // Attributes are removed first: parsing a style violates the content security policy, even in a detached document.
  const bare = body.replace(/<br\s*\/?>/gi, '\n').replace(/<(\w+)\s[^>]*>/g, '<$1>');
  const page = new DOMParser().parseFromString(bare, 'text/html');
  return page.body.textContent ?? '';
};

export const Letter = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const translate = useTranslate();
  const { data } = useGet('/simulator/messages/{id}', { path: { id } });
  if (!data) return <RowsSkeleton count={4} />;
  return (
    <article className="letter">
      <Button className="m-only" size="small" startIcon={<Icon name="chevron-left" size={16} />} onClick={onBack}>
        {translate('shell.kit.back')}
      </Button>
      <h2>{data.subject}</h2>
      <Facts
        of={[
          [translate('simulator.from'), data.sender],
          [translate('simulator.to'), data.recipient],
          [translate('simulator.at'), <Moment key="at" at={data.at} />],
        ]}
      />
      {data.isLinkHidden && <Alert severity="info">{translate('simulator.how_link', SERVER_COMMANDS)}</Alert>}
      <p className="letter-body">{wordsOf(data.body)}</p>
      {data.attachments.length > 0 && (
        <ul className="letter-files" aria-label={translate('simulator.attachments')}>
          {data.attachments.map((file) => (
            <li key={file.name}>
              <Icon name="paperclip" size={16} />
              <span className="grow el">{file.name}</span>
              <span className="small sec num">{fileSize(file.size)}</span>
              {file.fileId && (
                <a href={fileUrl('/files/{id}', { path: { id: file.fileId } })} download={file.name}>
                  {translate('simulator.download')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};
