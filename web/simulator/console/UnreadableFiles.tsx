import { Alert } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './UnreadableFiles.module.css';

type Unreadable = AnswerOf<'getScenarios'>['unreadable'];

/** Scenario files that are not offered because something in them is wrong: where, and what was expected. */
export function UnreadableFiles({ files }: { files: Unreadable }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  if (!files.length) return null;
  return (
    <Alert color="orange" icon={<IconFileAlert size={22} aria-hidden />} title={t('gallery.unreadable', { count: files.length })} className={classes.files}>
      <p className={classes.text}>{t('gallery.unreadableText')}</p>
      <ul className={classes.list}>
        {files.map(({ id, file, faults }) => (
          <li key={id}>
            <CodeText strong>{file}</CodeText>
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
    </Alert>
  );
}
