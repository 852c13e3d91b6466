import { Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { CodeLife } from '../../ui/request/CodeLife.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import type { ContactDetails, Section } from './contact-draft.ts';
import { keptChange } from './contact-draft.ts';
import classes from './ContactDetailsPage.module.css';
import { ContactForm } from './ContactForm.tsx';
import { ContactView } from './ContactView.tsx';

/** The contact details of the student, which can be changed with a code. */
export default function ContactDetailsPage() {
  const { t } = useTranslation(['contact', 'common']);
  const { data, error, refresh } = useApi('getContactDetails', {});
  /** The details when the form was opened. New data do not change the form while the student is typing. */
  const [editing, setEditing] = useState<{ details: ContactDetails; section: Section } | null>(null);
  /** True once this tab has been searched for an unfinished change, so that the change is resumed only once. */
  const [looked, setLooked] = useState(false);
  if (!looked && data) {
    setLooked(true);
    const kept = keptChange(data.version);
    if (kept) setEditing({ details: data, section: kept.section });
  }

  const content = (): React.ReactNode => {
    if (editing) return <ContactForm {...editing} onClose={() => setEditing(null)} />;
    if (error && !data) return <ErrorState error={error} retry={refresh} />;
    if (!data) return <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    return (
      <>
        {data.pendingCode && (
          <Group gap="0.25rem 1.5rem" align="stretch" justify="space-between" className={classes.pending} role="status">
            <p>{t(`code.pending_${data.pendingCode.way.channel}`, { recipient: data.pendingCode.way.recipient })}</p>
            <CodeLife expiresAt={data.pendingCode.expiresAt} className="sis-apart" />
          </Group>
        )}
        <ContactView
          details={data}
          onEdit={data.codeWay ? (section) => setEditing({ details: data, section }) : undefined}
        />
        {!data.codeWay && <EmptyState title={t('code.none')} text={t('code.noneText')} />}
      </>
    );
  };
  return (
    <PageLayout
      title={editing ? t('form.title', { section: t(`sections.${editing.section}`) }) : t('title')}
      description={editing ? undefined : data?.changedAt ? t('changedAt', { at: data.changedAt }) : t('description')}
    >
      {content()}
    </PageLayout>
  );
}
