import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../text/CodeText.tsx';
import { deadlineDate } from '../text/DeadlineText.tsx';
import { StatusTag, type StatusTone } from '../text/StatusTag.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import classes from './PermitList.module.css';
import { useReasonNames } from './useReasonNames.ts';

type Permit = Schema<'Permit'>;

const tones = { open: 'waiting', used: 'done', lapsed: 'canceled' } satisfies Record<Permit['state'], StatusTone>;

/**
 * The student's permits to register although a rule refuses it: course, waived reasons, last day and state. Null if
 * there are none.
 */
export function PermitList({ permits }: { permits: readonly Permit[] }) {
  const { t } = useTranslation('override');
  if (permits.length === 0) return null;
  return (
    <section aria-labelledby="permits-title">
      <h2 id="permits-title" className="sis-heading">
        {t('permits.title')}
      </h2>
      <p className="sis-quiet">{t('permits.holdsNone')}</p>
      <ul className={`${classes.list} sis-list sis-frame`}>
        {permits.map((permit) => (
          <PermitRow key={permit.referenceNumber} permit={permit} />
        ))}
      </ul>
    </section>
  );
}

function PermitRow({
  permit: { referenceNumber, code, name, number, reasons, until, seatUntil, state },
}: {
  permit: Permit;
}) {
  const { t } = useTranslation('override');
  const { language, pick } = useLanguage();
  const nameOf = useReasonNames();
  return (
    <Group component="li" gap="0.5rem 1rem" justify="space-between" className={classes.row}>
      <Stack component="span" gap={0} flex="1 1 16rem" miw={0}>
        <span>
          <CodeText strong>{code}</CodeText> {pick(name)} ·{' '}
          {number === null ? t('permits.every') : t('permits.section', { number })}
        </span>
        <span className="sis-note">
          {t('permits.reasons')}:{' '}
          {formatList(
            reasons.map((reason) => nameOf(reason.code)),
            language,
          )}{' '}
          ·{' '}
          <Link to={`/requests/${referenceNumber}`}>
            <CodeText>{referenceNumber}</CodeText>
          </Link>
        </span>
        {state === 'open' && (
          <span className="sis-note">
            {seatUntil === null ? t('permits.until') : t('permits.seatUntil')}{' '}
            <bdi>{deadlineDate(seatUntil ?? until, language)}</bdi>
          </span>
        )}
      </Stack>
      <StatusTag tone={tones[state]}>{t(`permits.${state}`)}</StatusTag>
      {state === 'open' && (
        <Button
          component={Link}
          to={`${paths.registeredCourses}?tab=offered&code=${encodeURIComponent(code)}`}
          size="sm"
          variant="light"
        >
          {t('registerNow')}
        </Button>
      )}
    </Group>
  );
}
