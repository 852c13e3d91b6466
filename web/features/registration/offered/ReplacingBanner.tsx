import { Button, Group } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../api/operations.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './ReplacingBanner.module.css';

/** Tells that the student is choosing a replacement for a registered course. */
export function ReplacingBanner({ course, onStop }: { course: Schema<'RegisteredCourse'>; onStop: () => void }) {
  const { t } = useTranslation('registration');
  const { language, pick } = useLanguage();
  return (
    <Group gap="sm" className={classes.banner} role="status">
      <IconArrowsExchange size={22} stroke={1.75} aria-hidden className="sis-icon" />
      <p className={classes.words}>
        <strong>
          {t('replace.title')} <CodeText>{course.code}</CodeText>{' '}
          {formatList([pick(course.name), t('section')], language, 'comma')} <CodeText>{course.number}</CodeText>
        </strong>
        <span>{t('replace.text')}</span>
      </p>
      <Button variant="default" onClick={onStop}>
        {t('replace.stop')}
      </Button>
    </Group>
  );
}
