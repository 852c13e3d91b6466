import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './LeftPanel.module.css';

type Blocked = NonNullable<Schema<'Dashboard'>['blocked']>;

/** The first panel of a blocked record: the reason, the services still available, and the office to contact. */
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
    <section className={classes.panel} aria-labelledby="blocked-title">
      <div className={classes.what}>
        <span className={classes.icon} aria-hidden>
          <IconLock size={24} stroke={1.75} />
        </span>
        <div className={classes.words}>
          <h2 id="blocked-title" className={classes.title}>
            {t(`blocked.${reason}.title`, { semester: pick(semester) })}
          </h2>
          {since && <p className={classes.since}>{t('left.since', { at: since })}</p>}
          <p>{t(`blocked.${reason}.text`)}</p>
          <p>{t(`blocked.${reason}.ask`)}</p>
        </div>
      </div>
      <div className={classes.ways}>
        {path && (
          <Button component={Link} to={path}>
            {t('blocked.restore')}
          </Button>
        )}
        <Button component={Link} to={`${paths.inbox}?write=1`} variant={path ? 'default' : 'filled'}>
          {t('blocked.write')}
        </Button>
      </div>
    </section>
  );
}
