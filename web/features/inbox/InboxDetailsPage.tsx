import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { useReadAgain } from '../../api/useReadAgain.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Modal } from '../../ui/overlays/overlays.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './InboxDetailsPage.module.css';
import { wasWriting, WriteDialogue } from './WriteDialogue.tsx';

const idIn = (value: string | null): number | null => (value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null);

/** One message. Opening it marks it as read. */
export default function InboxDetailsPage() {
  const { t } = useTranslation(['inbox', 'common']);
  const { pick } = useLanguage();
  const [params] = useSearchParams();
  const id = idIn(params.get('id'));
  // The page itself reports a deleted message, so the request is quiet.
  const { data, error, refresh } = useApi('getMessage', id === null ? null : { id }, { quiet: true });
  const readAgain = useReadAgain();
  const message = data?.id === id ? data : undefined;
  const opened = message?.id;
  useEffect(() => {
    if (opened !== undefined) readAgain('getMessages');
  }, [opened, readAgain]);

  const back = (
    <Button
      component={Link}
      to={paths.inbox}
      variant="light"
      leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
    >
      {t('details.back')}
    </Button>
  );
  if (id === null)
    return (
      <PageLayout title={t('details.title')}>
        <EmptyState title={t('details.missing')} text={t('details.missingText')}>
          {back}
        </EmptyState>
      </PageLayout>
    );
  if (error && !message)
    return (
      <PageLayout title={t('details.title')} actions={back}>
        <ErrorState error={error} {...(error.status !== 404 && error.status !== 403 && { retry: refresh })} />
      </PageLayout>
    );
  if (!message)
    return (
      <PageLayout title={t('details.title')}>
        <Skeleton height={280} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      </PageLayout>
    );
  return (
    <PageLayout title={pick(message.subject)} actions={<DeleteButton key={message.id} id={message.id} />}>
      <Message key={message.id} message={message} onAnswered={refresh} />
    </PageLayout>
  );
}

function Message({
  message: { id, at, office, subject, body, page, newerId, olderId, replies = [] },
  onAnswered,
}: {
  message: Schema<'InboxMessage'>;
  onAnswered: () => unknown;
}) {
  const [answering, setAnswering] = useState(() => wasWriting(id));
  const { t } = useTranslation(['inbox', 'common']);
  const { pick } = useLanguage();
  return (
    <Stack maw="48rem">
      <Stack component="article" p="clamp(1rem, 3vw, 1.5rem)" className="sis-frame">
        <Sender at={at}>
          {t('from')} <strong>{t(`common:offices.${office}`)}</strong>
        </Sender>
        <p className={classes.body}>{pick(body)}</p>
        <Group gap="xs" align="stretch">
          {page && <PageLink path={page} />}
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden className="sis-directional" />}
            onClick={() => setAnswering(true)}
          >
            {t('details.reply')}
          </Button>
        </Group>
      </Stack>
      {replies.length > 0 && (
        <ol className={`sis-list sis-spaced ${classes.replies}`} aria-label={t('details.replies')}>
          {replies.map((reply) => (
            <Stack key={reply.id} component="li" p="clamp(1rem, 3vw, 1.5rem)" className="sis-frame">
              <Sender at={reply.at}>
                <strong>{t('details.you')}</strong>
              </Sender>
              <p className={classes.body} dir="auto">
                {reply.body}
              </p>
            </Stack>
          ))}
        </ol>
      )}
      <WriteDialogue
        opened={answering}
        onClose={() => setAnswering(false)}
        answering={{ id, office, subject: pick(subject) }}
        onSent={() => void onAnswered()}
      />
      <nav className={`sis-wrap ${classes.neighbours}`} aria-label={t('details.neighbours')}>
        <Link to={paths.inbox} className={`sis-inline sis-link ${classes.neighbour}`}>
          {t('details.back')}
        </Link>
        <Group component="span" gap="0.5rem 1.25rem" align="stretch" justify="space-between">
          {newerId && (
            <Link to={`${paths.inboxDetails}?id=${newerId}`} className={`sis-inline sis-link ${classes.neighbour}`}>
              <IconChevronLeft size={18} aria-hidden className="sis-directional" /> {t('details.newer')}
            </Link>
          )}
          {olderId && (
            <Link to={`${paths.inboxDetails}?id=${olderId}`} className={`sis-inline sis-link ${classes.neighbour}`}>
              {t('details.older')} <IconChevronRight size={18} aria-hidden className="sis-directional" />
            </Link>
          )}
        </Group>
      </nav>
    </Stack>
  );
}

/** The sender of a message or reply, and its instant. */
const Sender = ({ at, children }: { at: string; children: ReactNode }) => (
  <Group
    component="p"
    gap="0.25rem 1rem"
    align="stretch"
    justify="space-between"
    className={`sis-note ${classes.facts}`}
  >
    <span>{children}</span>
    <DateText at={at} format="dateTime" />
  </Group>
);

type FormName = keyof (typeof menuTexts)['forms'];

/**
 * The link that a message contains: to a request by its number, to the comparison of stay and leave options, or to a
 * page of the menu.
 */
function PageLink({ path }: { path: string }) {
  const { t } = useTranslation(['inbox', 'menu']);
  const { data } = useApi('getMenu', {}, { quiet: true });
  const ways = useIsAvailable('getStayOrLeave');
  const [, reference] = /^\/requests\/([A-Z]{3}-\d{4}-\d{6})$/.exec(path) ?? [];
  if (reference)
    return (
      <div>
        <Button component={Link} to={path} variant="light">
          {t('details.openRequest', { reference })}
        </Button>
      </div>
    );
  if (path === paths.stayOrLeave)
    return data && ways && !data.closed?.paths.includes(path) ? (
      <div>
        <Button component={Link} to={path} variant="light">
          {t('details.openWays')}
        </Button>
      </div>
    ) : null;
  const form = data?.groups.flatMap(({ forms }) => forms).find((one) => one.path === path);
  if (!form) return null;
  return (
    <div>
      <Button component={Link} to={path} variant="light">
        {t('details.open', {
          page: t(`menu:forms.${form.formCodeName as FormName}`, { defaultValue: form.formCodeName }),
        })}
      </Button>
    </div>
  );
}

function DeleteButton({ id }: { id: number }) {
  const { t } = useTranslation(['inbox', 'common']);
  const navigate = useNavigate();
  const { run, running } = useAction('deleteMessage');
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    const outcome = await run({ path: { id } });
    if (!outcome.ok && outcome.status !== 404) return;
    if (outcome.ok) notifyMessages(outcome.data.messages);
    setAsking(false);
    await navigate(paths.inbox, { replace: true });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('common:actions.delete')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={<span className="sis-title">{t('details.deleteTitle')}</span>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <p className={classes.means}>{t('details.deleteText')}</p>
        <Group gap="sm" align="stretch" justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {t('common:actions.cancel')}
          </Button>
          <Button color="red" loading={running} onClick={() => void remove()}>
            {t('common:actions.delete')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
