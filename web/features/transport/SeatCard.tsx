import { Button, Group, Stack } from '@mantine/core';
import { IconArrowRight, IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './SeatCard.module.css';

/** The bus seat as the student shows it to the driver, on screen or printed, with a button to give it back. */
export function SeatCard({ seat }: { seat: Schema<'BusSeat'> }) {
  const { t } = useTranslation('transport');
  const { run, running } = useAction('cancelTransport');
  const [leaving, setLeaving] = useState(false);
  const giveBack = async (): Promise<void> => {
    const outcome = await run({ path: { id: seat.requestId } });
    setLeaving(false);
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };
  return (
    <section className={`sis-spaced ${classes.section}`} aria-label={t('seat.title')}>
      <Ticket seat={seat} />
      <Group gap="sm" align="stretch">
        <Button
          variant="light"
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('seat.print')}
        </Button>
        <Button variant="default" onClick={() => setLeaving(true)}>
          {t('seat.giveBack')}
        </Button>
      </Group>
      <ConfirmDialogue
        opened={leaving}
        danger
        title={t('seat.confirm.title')}
        confirm={t('seat.giveBack')}
        keep={t('seat.confirm.keep')}
        running={running}
        onConfirm={() => void giveBack()}
        onClose={() => setLeaving(false)}
      >
        <p>{t('seat.confirm.text', { line: seat.line })}</p>
      </ConfirmDialogue>
    </section>
  );
}

/** The bus seat for the screen and for print: direction, times, line and student. */
function Ticket({ seat }: { seat: Schema<'BusSeat'> }) {
  const { t } = useTranslation(['transport', 'common']);
  const { pick } = useLanguage();
  const {
    line,
    number,
    station,
    area,
    campus,
    pickUp,
    arrives,
    leaves,
    dropOff,
    student,
    studentCode,
    semester,
    validUntil,
    referenceNumber,
  } = seat;
  return (
    <article className={classes.card}>
      <Group component="header" gap="0.25rem 1rem" align="stretch" justify="space-between" className={classes.head}>
        <span className="sis-strong">{t('common:university')}</span>
        <span>{t('seat.title')}</span>
      </Group>
      <div className={`sis-rows ${classes.body}`}>
        <div className={`sis-loose ${classes.route}`}>
          <Stop place={pick(station)} around={pick(area)} />
          <IconArrowRight size={28} stroke={1.5} aria-hidden className="sis-directional sis-quiet" />
          <Stop place={pick(campus)} />
        </div>
        <dl className={classes.times}>
          <Item name={t('lines.morning')}>
            <CodeText>{`${pickUp} → ${arrives}`}</CodeText>
          </Item>
          <Item name={t('lines.afternoon')}>
            <CodeText>{`${leaves} → ${dropOff}`}</CodeText>
          </Item>
        </dl>
        <p className={classes.days}>{t('seat.days')}</p>
      </div>
      <dl className={`sis-spaced ${classes.stub}`}>
        <Item name={t('seat.line')} large>
          <CodeText>{line}</CodeText>
        </Item>
        <Item name={t('seat.number')} large>
          <CodeText>{number}</CodeText>
        </Item>
      </dl>
      <dl className={classes.holder}>
        <Item name={t('seat.name')}>{pick(student)}</Item>
        <Item name={t('seat.student')}>
          <CodeText>{studentCode}</CodeText>
        </Item>
        <Item name={t('seat.semester')}>{pick(semester)}</Item>
        <Item name={t('seat.validUntil')}>
          <DateText at={validUntil} />
        </Item>
        <Item name={t('seat.reference')}>
          <Link to={requestPath(referenceNumber)}>
            <CodeText>{referenceNumber}</CodeText>
          </Link>
        </Item>
      </dl>
    </article>
  );
}

function Stop({ place, around }: { place: string; around?: string }) {
  return (
    <Stack component="span" gap={0}>
      <span className={classes.place}>{place}</span>
      {around && <span className={classes.quiet}>{around}</span>}
    </Stack>
  );
}

function Item({ name, large = false, children }: { name: ReactNode; large?: boolean; children: ReactNode }) {
  return (
    <div className={classes.item} data-large={large || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
