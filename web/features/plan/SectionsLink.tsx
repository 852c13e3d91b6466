import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { sectionsPath } from './plan-paths.ts';

/** The link from a course to its sections; null if no registration period offers them to the student. */
export function SectionsLink({
  course,
  wide = false,
}: {
  course: Pick<Schema<'PlanCourse'>, 'code' | 'sectionsIn'>;
  wide?: boolean;
}) {
  const { t } = useTranslation('plan');
  const path = sectionsPath(course);
  if (!path) return null;
  const early = course.sectionsIn === 'early';
  return (
    <Button
      component={Link}
      to={path}
      size={wide ? 'sm' : 'xs'}
      variant={early ? 'default' : wide ? 'filled' : 'light'}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      aria-label={t(early ? 'next.sectionsEarlyOf' : 'next.sectionsOf', { code: course.code })}
    >
      {t(early ? 'next.sectionsEarly' : 'next.sections')}
    </Button>
  );
}
