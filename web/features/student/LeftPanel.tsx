import { Button, Group, Stack } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { FormLinks } from './FormLinks.tsx';

type Ended = NonNullable<Schema<'Dashboard'>['ended']>;
type Status = 'dismissed' | 'withdrawn' | 'admissionCanceled';

/**
 * The panel of a student who has left: the status and its date, a possible return, the office to ask, and the forms
 * still available.
 */
export function LeftPanel({ ended: { status, since, forms } }: { ended: Ended }) {
  const { t } = useTranslation(['student', 'menu']);
  const how = status as Status;
  const others = forms.filter(({ path }) => path !== paths.caseStudy);
  return (
    <Stack component="section" gap="lg" p="lg" className="sis-frame" aria-labelledby="left-title">
      <Group align="flex-start" wrap="nowrap">
        <IconDoorExit size={24} stroke={1.75} aria-hidden className="sis-directional sis-icon" />
        <Stack gap="0.35rem" miw={0}>
          <h2 id="left-title" className="sis-heading">
            {t(`left.${how}`)}
          </h2>
          {since && <p className="sis-quiet">{t('left.since', { at: since })}</p>}
          <p>{t(`left.reason.${how}`)}</p>
          <p>{t(`left.back.${how}`)}</p>
          <p>{t('left.questions')}</p>
        </Stack>
      </Group>
      <Group gap="sm">
        {forms.some(({ path }) => path === paths.caseStudy) && (
          <Button component={Link} to={paths.caseStudy}>
            {t('left.caseStudy')}
          </Button>
        )}
        <Button component={Link} to={`${paths.inbox}?write=1`} variant="default">
          {t('left.write')}
        </Button>
      </Group>
      <Stack gap="sm">
        <h3 className="sis-title">{t('left.still')}</h3>
        <Group component="ul" gap="0.5rem" className="sis-list">
          <FormLinks forms={others} />
        </Group>
      </Stack>
    </Stack>
  );
}
