import { Stack } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CardChoice } from '../../ui/controls/CardChoice.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ThesisTopicPage.module.css';

type Props = {
  supervisors: Schema<'Supervisor'>[];
  value: string | null;
  error: ReactNode;
  readOnly: boolean;
  onChange: (supervisor: string) => void;
};

/**
 * The supervisors of the department with their field, the number of students they can still take, and current
 * subtopics.
 */
export function SupervisorChoice({ supervisors, value, error, readOnly, onChange }: Props) {
  const { t } = useTranslation('thesis');
  const { pick } = useLanguage();
  if (supervisors.length === 0)
    return <EmptyState icon={IconUserOff} title={t('supervisors.none')} text={t('supervisors.noneText')} />;
  return (
    <CardChoice
      field="supervisor"
      label={t('supervisors.title')}
      value={value}
      error={error}
      onChange={onChange}
      options={supervisors.map(({ id, name, field, load, places, subTopics }) => ({
        value: String(id),
        disabled: load >= places || (readOnly && value !== String(id)),
        head: (
          <span>
            <strong>{pick(name)}</strong>
            <span className={classes.field}>{pick(field)}</span>
          </span>
        ),
        children: (
          <>
            <Stack component="span" gap="0.375rem">
              <span className="sis-small sis-strong">
                {places > load ? t('supervisors.free', { count: places - load }) : t('supervisors.full')}
              </span>
              <span className="sis-note sis-light sis-breaks">{t('supervisors.of', { load, places })}</span>
            </Stack>
            <span className="sis-note sis-light sis-breaks">
              {t(subTopics.length === 0 ? 'supervisors.takenNone' : 'supervisors.taken')}
              {subTopics.map((subTopic) => (
                <bdi key={subTopic} className={classes.taken}>
                  {subTopic}
                </bdi>
              ))}
            </span>
          </>
        ),
      }))}
    />
  );
}
