import { Button } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';

type Way = {
  period: 'current' | 'early';
  courseIds?: readonly number[];
  /** True if courses that do not fit the timetable may be omitted. */
  optional?: boolean;
  /** The id of a registered section for which the student wants an alternative. */
  insteadOf?: number;
  /** The ids of registered sections that must stay; ignored with `insteadOf`. */
  keeping?: readonly number[];
};
type Props = Way & {
  words?: 'any' | 'fits' | 'clash' | 'planB' | 'full';
  label?: string;
  onFollow?: () => void;
};

/** The largest number of courses in a link to the timetable builder. */
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

/** Link to the timetable builder with these courses; null if the API has no timetables. */
export function TimetableLink({ words = 'any', label, onFollow, ...way }: Props) {
  const { t } = useTranslation('common');
  const offered = useIsAvailable('timetableSections');
  if (!offered) return null;
  return (
    <Button
      component={Link}
      to={toAddress(way)}
      onClick={onFollow}
      variant="default"
      aria-label={label}
      leftSection={<IconCalendarSearch size={18} stroke={1.75} aria-hidden />}
    >
      {t(`timetable.${words}`)}
    </Button>
  );
}
