import { Button, Group, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';

type Blocked = NonNullable<Schema<'Dashboard'>['blocked']>;

/** The panel for a student whose record is blocked: the state of the enrolment, its effects, and the office to ask. */
export function BlockedPanel({
  blocked: { reason, since, path },
  semester,
}: {
  blocked: Blocked;
  semester: Schema<'Text'>;
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  return (
    <Stack component="section" gap="lg" p="lg" className="sis-frame" aria-labelledby="blocked-title">
      <Group align="flex-start" wrap="nowrap">
        <IconLock size={24} stroke={1.75} aria-hidden className="sis-icon" />
        <Stack gap="0.35rem" miw={0}>
          <h2 id="blocked-title" className="sis-heading">
            {t(`blocked.${reason}.title`, { semester: pick(semester) })}
          </h2>
          {since && <p className="sis-quiet">{t('left.since', { at: since })}</p>}
          <p>{t(`blocked.${reason}.text`)}</p>
          <p>{t(`blocked.${reason}.ask`)}</p>
        </Stack>
      </Group>
      <Group gap="sm">
        {path && (
          <Button component={Link} to={path}>
            {t('blocked.restore')}
          </Button>
        )}
        <Button component={Link} to={`${paths.inbox}?write=1`} variant={path ? 'default' : 'filled'}>
          {t('blocked.write')}
        </Button>
      </Group>
    </Stack>
  );
}
