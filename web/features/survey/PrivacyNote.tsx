import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PrivacyNote.module.css';

const lines = ['answers', 'done', 'words', 'draft'] as const;

/** What is seen, and by whom. */
export function PrivacyNote() {
  const { t } = useTranslation('survey');
  return (
    <section className={classes.note} aria-labelledby="survey-privacy">
      <IconEyeOff size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <h2 id="survey-privacy" className={classes.title}>
          {t('privacy.title')}
        </h2>
        <ul className={classes.list}>
          {lines.map((name) => (
            <li key={name}>{t(`privacy.${name}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
