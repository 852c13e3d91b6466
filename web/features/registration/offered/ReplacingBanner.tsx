import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../api/operations.ts';
import { Callout } from '../../../ui/layout/Callout.tsx';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';

/** Tells that the student is choosing a replacement for a registered course. */
export function ReplacingBanner({ course, onStop }: { course: Schema<'RegisteredCourse'>; onStop: () => void }) {
  const { t } = useTranslation('registration');
  const { language, pick } = useLanguage();
  return (
    <Callout
      icon={IconArrowsExchange}
      role="status"
      actions={
        <Button variant="default" onClick={onStop}>
          {t('replace.stop')}
        </Button>
      }
    >
      <p className="sis-strong">
        {t('replace.title')} <CodeText>{course.code}</CodeText>{' '}
        {formatList([pick(course.name), t('section')], language, 'comma')} <CodeText>{course.number}</CodeText>
      </p>
      <p>{t('replace.text')}</p>
    </Callout>
  );
}
