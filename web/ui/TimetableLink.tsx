import { Button } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../api/feature-availability.ts';

type Way = {
  period: 'current' | 'early';
  courseIds?: readonly number[];
  /** Only where they fit. */
  optional?: boolean;
  /** A section that something else is looked for instead of. */
  insteadOf?: number;
  /** Sections that stay. */
  keeping?: readonly number[];
};
type Props = Way & {
  words?: 'any' | 'fits' | 'clash' | 'planB' | 'full';
  label?: string;
  size?: 'sm' | 'md';
  onFollow?: () => void;
};

/** As many as a page leads to the builder with. */
const most = 6;

const toAddress = ({ period, courseIds = [], optional = false, insteadOf, keeping = [] }: Way): string => {
  const query = new URLSearchParams({
    ...(period === 'early' && { period }),
    ...(courseIds.length > 0 && {
      courses: courseIds
        .slice(0, most)
        .map((id) => `${id}${optional ? 'o' : ''}`)
        .join(','),
    }),
    ...(insteadOf !== undefined && { instead: '1' }),
  });
  const sections = insteadOf === undefined ? keeping : [insteadOf];
  return `/timetable${query.size > 0 ? `?${query.toString()}` : ''}${sections.length > 0 ? `#sections=${sections.join()}` : ''}`;
};

/** The way to the timetable builder with these courses, where the API has one. */
export function TimetableLink({ words = 'any', label, size = 'md', onFollow, ...way }: Props) {
  const { t } = useTranslation('common');
  const offered = useIsAvailable('timetableSections');
  if (!offered) return null;
  return (
    <Button
      component={Link}
      to={toAddress(way)}
      onClick={onFollow}
      variant="default"
      size={size}
      aria-label={label}
      leftSection={<IconCalendarSearch size={18} stroke={1.75} aria-hidden />}
    >
      {t(`timetable.${words}`)}
    </Button>
  );
}
