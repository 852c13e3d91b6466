import { Group, Loader } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { LanguageSwitch } from '../../ui/layout/LanguageSwitch.tsx';
import { UniversityLogo } from '../../ui/layout/UniversityLogo.tsx';
import { SchemeToggle } from '../../ui/layout/SchemeToggle.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import { BusinessTime } from '../BusinessTime.tsx';
import { FindButton } from '../find/FindButton.tsx';
import { pageAddress } from '../sandbox-address.ts';
import classes from './ConsolePage.module.css';
import { sections } from './sections.ts';

const keys = sections.map(({ key }) => key);

/** The trainer's console. */
export default function ConsolePage() {
  const { section: wanted } = useParams();
  const current = wanted === undefined ? sections[0] : sections.find(({ key }) => key === wanted);
  return current ? <Frame key={current.key} current={current} /> : <Navigate to={paths.notFound} replace />;
}

function Frame({ current: { key: open, Section } }: { current: (typeof sections)[number] }) {
  const { t } = useTranslation(['console', 'common']);
  const simulator = useApi('getSimulator', {}, { quiet: true });
  const title = t(`sections.${open}`);
  const navigation = useRef<HTMLElement>(null);
  useDocumentTitle(`${title} · ${t('title')}`);
  // On a phone the current section of the navigation may be outside the visible area, so it is scrolled into view.
  useEffect(() => {
    navigation.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);

  return (
    <div className={`sis-rows ${classes.frame}`} data-console>
      <SkipLink />
      <header className={`sis-row ${classes.header}`}>
        <Link to={paths.simulator} className={`sis-row sis-link ${classes.name}`}>
          <UniversityLogo />
          <span className={classes.names}>
            <span className={`sis-title ${classes.title}`}>{t('title')}</span>
            <span className={`sis-note ${classes.sandbox}`}>
              {simulator.data &&
                (simulator.data.sandbox ? t('sandbox.named', { name: simulator.data.sandbox }) : t('sandbox.main'))}
            </span>
          </span>
        </Link>
        <ClockStrip />
        <Group gap="0.125rem" wrap="nowrap">
          <FindButton sections={keys} />
          <a
            href={pageAddress(paths.home)}
            target="_blank"
            rel="noopener"
            className={`sis-inline sis-link ${classes.student}`}
            title={t('newTab')}
          >
            <span className={classes.studentName}>{t('studentPage')}</span>
            <IconExternalLink size={18} aria-hidden className="sis-directional" />
          </a>
          <LanguageSwitch />
          <SchemeToggle />
        </Group>
      </header>
      <nav ref={navigation} className={classes.navigation} data-stays aria-label={t('navigation')}>
        <ul>
          {sections.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Link
                to={`${paths.simulator}/${key}`}
                className={`sis-row ${classes.section}`}
                aria-current={key === open ? 'page' : undefined}
              >
                <Icon size={22} stroke={1.75} aria-hidden />
                <span>{t(`sections.${key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1} className={classes.main}>
        <h1 className={classes.heading}>{title}</h1>
        <p className={classes.about}>{t(`about.${open}`)}</p>
        <Suspense fallback={<Loader aria-label={t('common:page.loading')} />}>
          <Section />
        </Suspense>
      </main>
    </div>
  );
}

/** The sandbox's time and the mode of its clock. */
function ClockStrip() {
  const { t } = useTranslation(['simulator', 'console']);
  const clock = useApi('getClock', {}, { quiet: true });
  if (!clock.data) return null;
  return (
    <p className={classes.clock} data-mode={clock.data.mode}>
      <span className="sis-figures sis-headline">
        <BusinessTime />
      </span>
      <span className={`${classes.mode} sis-note`}>{t(`clock.modes.${clock.data.mode}`)}</span>
    </p>
  );
}
