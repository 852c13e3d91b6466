import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { neededPath } from './plan-paths.ts';

/**
 * Link from a course to the tab where the student can ask the department for a section of it; null unless the
 * student needs the course and no section suits.
 */
export function NeededLink({ courseId, code }: { courseId: number; code: string }) {
  const { t } = useTranslation('plan');
  const { data } = useApi('getDemand', useIsAvailable('getDemand') ? { Period: 'current' } : null, { quiet: true });
  if (!data?.courses.some((course) => course.courseId === courseId && course.need !== null)) return null;
  return (
    <Button
      component={Link}
      to={neededPath}
      size="sm"
      variant="default"
      leftSection={<IconHandStop size={16} stroke={1.75} aria-hidden />}
      aria-label={t('next.neededOf', { code })}
    >
      {t('next.needed')}
    </Button>
  );
}
