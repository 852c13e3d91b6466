import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { ownDirection } from '../../theme.ts';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import { SimilarTopics } from './SimilarTopics.tsx';
import { SupervisorChoice } from './SupervisorChoice.tsx';
import classes from './ThesisTopicPage.module.css';

type Values = { supervisor: string | null; titleEn: string; titleAr: string; subTopic: string; summary: string };

const empty: Values = { supervisor: null, titleEn: '', titleAr: '', subTopic: '', summary: '' };
/** The maximum lengths of the fields in characters, as in the contract. */
const longest = { title: 300, subTopic: 120, summary: 2000 };
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Form of a thesis topic: the supervisor to ask, the title in one or both languages with similar titles, the
 * subtopic, and a summary.
 */
export function ThesisTopicForm({
  supervisors,
  asked,
  most,
}: { supervisors: Schema<'Supervisor'>[] } & Pick<Schema<'ThesisTopics'>, 'asked' | 'most'>) {
  const { t } = useTranslation('thesis');
  const form = useRequestForm('sendThesisTopic', empty, {
    drafts: true,
    sendsDraft: true,
    // One title, in either language, is enough.
    optional: ({ titleAr }) => (titleAr.trim() ? ['titleEn', 'titleAr', 'summary'] : ['titleAr', 'summary']),
    needed: {
      supervisor: t('form.needed.supervisor'),
      titleEn: t('form.needed.titleEn'),
      subTopic: t('form.needed.subTopic'),
    },
    details: ({ supervisor, titleEn, titleAr, subTopic, summary }) => ({
      supervisor: supervisor === null ? null : Number(supervisor),
      titleEn: titleEn.trim() || null,
      titleAr: titleAr.trim() || null,
      subTopic: subTopic.trim() || null,
      summary: summary.trim() || null,
    }),
    values: ({ supervisor, titleEn, titleAr, subTopic, summary }) => ({
      supervisor: typeof supervisor === 'number' ? String(supervisor) : null,
      titleEn: words(titleEn),
      titleAr: words(titleAr),
      subTopic: words(subTopic),
      summary: words(summary),
    }),
  });
  const { titleEn, titleAr, supervisor } = form.values;
  const chosen = form.field('supervisor');
  const inOrder = ['label', 'input', 'description', 'error'] as const;
  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      note={t('form.used', { asked, most })}
      confirm={{
        title: t('confirm.title'),
        children: (
          <>
            <p>{t('confirm.text')}</p>
            <SimilarTopics titleEn={titleEn} titleAr={titleAr} counted />
          </>
        ),
      }}
    >
      <SupervisorChoice
        supervisors={supervisors}
        value={supervisor}
        error={chosen.error}
        readOnly={chosen.readOnly}
        onChange={(value) => form.set('supervisor', value)}
      />
      <div className={classes.two}>
        <TextInput
          {...form.field('titleEn')}
          label={t('form.titleEn')}
          description={!form.errors.titleEn && t('form.titleNote')}
          inputWrapperOrder={[...inOrder]}
          dir="ltr"
          lang="en"
          maxLength={longest.title}
        />
        <TextInput
          {...form.field('titleAr')}
          label={t('form.titleAr')}
          dir="rtl"
          lang="ar"
          maxLength={longest.title}
          onChange={(event) => {
            form.set('titleAr', event.currentTarget.value);
            // One title is enough. Setting the other field to its own value clears its error.
            form.set('titleEn', form.values.titleEn);
          }}
        />
      </div>
      <SimilarTopics titleEn={titleEn} titleAr={titleAr} />
      <TextInput
        {...form.field('subTopic')}
        label={t('form.subTopic')}
        description={!form.errors.subTopic && t('form.subTopicNote')}
        inputWrapperOrder={[...inOrder]}
        attributes={ownDirection}
        maxLength={longest.subTopic}
      />
      <Textarea
        {...form.field('summary')}
        label={t('form.summary')}
        description={t('form.summaryNote', { count: longest.summary })}
        inputWrapperOrder={[...inOrder]}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longest.summary}
      />
    </RequestForm>
  );
}
