import { Group } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf } from '../../api/operations.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './UnreadableFiles.module.css';

type Unreadable = ResponseBodyOf<'getScenarios'>['unreadable'];

/** Scenario files that are not offered because of errors, with the line and the text of each error. */
export function UnreadableFiles({ files }: { files: Unreadable }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  if (!files.length) return null;
  return (
    <section className={`${classes.files} sis-frame`} aria-labelledby="unreadable">
      <Group id="unreadable" component="h2" gap="0.5rem" wrap="nowrap" m="0 0 0.25rem" className="sis-title">
        <IconFileAlert size={22} stroke={1.75} aria-hidden />
        {t('gallery.unreadable', { count: files.length })}
      </Group>
      <p className={classes.text}>{t('gallery.unreadableText')}</p>
      <ul className={classes.list}>
        {files.map(({ id, file, faults }) => (
          <li key={id}>
            <bdi dir="ltr" className="sis-strong">
              {file}
            </bdi>
            <ul className={classes.faults}>
              {faults.map(({ line, says }, index) => (
                <li key={index}>
                  {t('gallery.line', { line })} {pick(says)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
