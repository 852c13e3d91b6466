import { Group, Stack, VisuallyHidden } from '@mantine/core';
import { IconClock, IconPlayerPlay, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { pageAddress } from '../sandbox-address.ts';
import type { Persona, Scenario } from '../search.ts';
import { wholeCodes } from '../whole-codes.ts';
import { areaName } from './area-name.ts';
import classes from './GallerySection.module.css';
import { TabLink } from '../controls/TabLink.tsx';

/** One scenario: its story, student, date and codes, with two ways to start it. */
export function ScenarioCard({
  scenario: { id, area, title, story, persona: key, instant, codes, steps },
  persona,
}: {
  scenario: Scenario;
  persona: Persona | undefined;
}) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const name = wholeCodes(pick(title));
  const start = `${paths.simulator}/start/${id}`;
  return (
    <Stack component="li" display="flex" gap="xs" p="lg" miw={0} className="sis-frame">
      <p className="sis-accent sis-small sis-strong">{areaName(t, area)}</p>
      <h2 className={`sis-headline ${classes.title}`}>{name}</h2>
      <p>{wholeCodes(pick(story))}</p>
      <ul className={`sis-list ${classes.facts}`}>
        <li>
          <IconUser size={18} stroke={1.75} aria-hidden />
          <span>
            {persona ? (
              <>
                {pick(persona.name)} · {pick(persona.title)}
              </>
            ) : (
              <CodeText>{key}</CodeText>
            )}
            {steps[0]?.call === 'userLogin' && <span className="sis-block sis-ask">{t('gallery.byHand')}</span>}
          </span>
        </li>
        <li>
          <IconClock size={18} stroke={1.75} aria-hidden />
          <DateText at={instant} format="dateTime" />
        </li>
      </ul>
      <details className={classes.seen}>
        <summary>{t('gallery.seen')}</summary>
        <ol>
          {steps.map(({ show }, index) => (
            <li key={index}>{wholeCodes(pick(show))}</li>
          ))}
        </ol>
      </details>
      {codes.length > 0 && (
        <Group component="p" gap="0.375rem" align="stretch" className={`sis-small ${classes.codes}`}>
          <VisuallyHidden>{t('gallery.codes')}</VisuallyHidden>
          {codes.map((code) => (
            <CodeText key={code}>{code}</CodeText>
          ))}
        </Group>
      )}
      <Group gap="0.5rem" align="stretch" mt="auto" pt="0.5rem">
        <TabLink
          href={pageAddress(`${start}?sandbox=new`)}
          opener
          size="md"
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          aria-label={t('gallery.startLabel', { title: name })}
        >
          {t('gallery.start')}
        </TabLink>
        <TabLink href={pageAddress(start)} opener variant="subtle" aria-label={t('gallery.hereLabel', { title: name })}>
          {t('gallery.here')}
        </TabLink>
      </Group>
    </Stack>
  );
}
