import { Button } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOffered } from '../api/offered.ts';

type Way = { period: 'current' | 'early'; courseIds?: readonly number[]; /** Only where they fit. */ optional?: boolean; /** A section that something else is looked for instead of. */ insteadOf?: number };
type Props = Way & { words?: 'any' | 'fits' | 'clash' | 'planB'; label?: string; size?: 'sm' | 'md' };

/** As many as a page leads to the builder with. */
const most = 6;

const addressOf = ({ period, courseIds = [], optional = false, insteadOf }: Way): string => {
  const query = new URLSearchParams({ ...(period === 'early' && { period }), ...(courseIds.length > 0 && { courses: courseIds.slice(0, most).map((id) => `${id}${optional ? 'o' : ''}`).join(',') }), ...(insteadOf !== undefined && { instead: '1' }) });
  return `/timetable${query.size > 0 ? `?${query.toString()}` : ''}${insteadOf === undefined ? '' : `#sections=${insteadOf}`}`;
};

/** The way to the timetable builder with these courses, where the API has one. */
export function ToTimetable({ words = 'any', label, size = 'md', ...way }: Props) {
  const { t } = useTranslation('common');
  const offered = useOffered('timetableSections');
  if (!offered) return null;
  return (
    <Button component={Link} to={addressOf(way)} variant="default" size={size} aria-label={label} leftSection={<IconCalendarSearch size={18} stroke={1.75} aria-hidden />}>
      {t(`timetable.${words}`)}
    </Button>
  );
}
