import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ThesisTopicPage.module.css';

/** The pause in typing, in milliseconds, before similar titles are searched. */
const typingPause = 400;

/**
 * Theses with a title similar to the typed one, in either language. `counted`: true in the confirmation before sending;
 * their number is then shown.
 */
export function SimilarTopics({
  titleEn,
  titleAr,
  counted = false,
}: {
  titleEn: string;
  titleAr: string;
  counted?: boolean;
}) {
  const { t } = useTranslation('thesis');
  const { pick } = useLanguage();
  const [wanted] = useDebouncedValue(`${titleEn.trim()}\n${titleAr.trim()}`, typingPause);
  const [TitleEn = '', TitleAr = ''] = wanted.split('\n');
  const asked = TitleEn || TitleAr;
  const { data, isLoading } = useApi(
    'getThesisTopics',
    asked ? { ...(TitleEn && { TitleEn }), ...(TitleAr && { TitleAr }) } : null,
    { quiet: true },
  );
  const similar = asked ? (data?.similar ?? []) : [];
  const said = !asked
    ? t('similar.waiting')
    : isLoading
      ? t('similar.searching')
      : similar.length === 0
        ? t('similar.none')
        : counted
          ? t('confirm.similar', { count: similar.length })
          : t('similar.text');
  return (
    <section className={classes.similar} aria-label={t('similar.title')} data-found={similar.length > 0 || undefined}>
      {!counted && <h3 className="sis-small sis-strong">{t('similar.title')}</h3>}
      <p className="sis-note sis-light sis-breaks" role="status">
        {said}
      </p>
      {similar.length > 0 && (
        <Stack component="ul" gap="sm" className="sis-list">
          {similar.map((topic) => (
            <li key={`${topic.titleEn ?? ''} ${topic.titleAr ?? ''} ${topic.subTopic}`}>
              {topic.titleEn && (
                <span dir="ltr" lang="en" className={classes.found}>
                  {topic.titleEn}
                </span>
              )}
              {topic.titleAr && (
                <span dir="rtl" lang="ar" className={classes.found}>
                  {topic.titleAr}
                </span>
              )}
              <span className="sis-note sis-light sis-breaks">
                {[
                  t('similar.alike', { percent: topic.likeness }),
                  t('similar.by', { name: pick(topic.supervisor) }),
                  pick(topic.programme),
                  t(`similar.status.${topic.status}`),
                  String(topic.year),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
