import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { Refusal } from '../../api/operations.ts';
import classes from './OverrideLink.module.css';
import { overridePath, waivableCodes } from './waivable.ts';

type Props = {
  section: { courseId: number; sectionId: number; code: string; number: string };
  /** All reasons against a registration in the section. */
  reasons: readonly Refusal[];
  /** True for a button with a frame, beside other buttons. */
  framed?: boolean;
  /** True to name the course on the button. */
  named?: boolean;
  onFollow?: () => void;
};

/**
 * Link to the request for an exception, by which an office waives the reasons. Null if one of the reasons cannot be
 * waived by any office, if there are no reasons, or if the API has no exceptions.
 */
export function OverrideLink({
  section: { code, number, ...ids },
  reasons,
  framed = false,
  named = false,
  onFollow,
}: Props) {
  const { t } = useTranslation('override');
  const offered = useIsAvailable('submitOverride');
  const codes = waivableCodes(reasons);
  if (!offered || codes.length === 0) return null;
  const about = { course: code, section: number };
  return (
    <Button
      component={Link}
      to={overridePath({ ...ids, codes })}
      onClick={onFollow}
      className={classes.link}
      variant={framed ? 'default' : 'subtle'}
      size={framed ? 'sm' : 'compact-sm'}
      aria-label={t('askLabel', about)}
      leftSection={<IconHandStop size={16} stroke={1.75} aria-hidden />}
    >
      {named ? t('askCourse', about) : t('ask')}
    </Button>
  );
}
