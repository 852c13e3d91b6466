import { Button, Group, Stack } from '@mantine/core';
import { IconChevronRight, IconDoorExit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import classes from './LeftPanel.module.css';

type FormName = keyof (typeof menuTexts)['forms'];
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
        <span className={`${classes.icon} sis-disc`} aria-hidden>
          <IconDoorExit size={24} stroke={1.75} className="sis-directional" />
        </span>
        <Stack gap="0.35rem" miw={0}>
          <h2 id="left-title" className={classes.title}>
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
        <ul className={classes.list}>
          {others.map(({ seFormId, formCodeName, path }) => (
            <li key={seFormId}>
              <Link to={path} className={classes.link}>
                {t(`menu:forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
                <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}
