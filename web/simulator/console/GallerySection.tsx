import { Button, Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { MoreButton } from '../../ui/layout/MoreButton.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useIncrementalList } from '../../ui/layout/useIncrementalList.ts';
import type { Persona, Scenario } from '../search.ts';
import { foundScenarios } from '../search.ts';
import { areaName } from './area-name.ts';
import classes from './GallerySection.module.css';
import { ScenarioCard } from './ScenarioCard.tsx';
import { UnreadableFiles } from './UnreadableFiles.tsx';
import { SearchField } from '../controls/SearchField.tsx';

/** Suggested searches, as keys of their texts. The scenario that each is about comes first in its results. */
const often = ['fullSection', 'friday', 'expiredCode', 'lockedAccount', 'legacySystem'] as const;
const filters = ['search', 'area', 'code'] as const;
type Filter = (typeof filters)[number];

/**
 * All scenarios, filtered by area, code, word or student. The filters are in the address, so that a result can be
 * shared.
 */
export default function GallerySection() {
  const { t } = useTranslation('console');
  const { language } = useLanguage();
  const scenarios = useApi('getScenarios', {});
  const personas = useApi('getPersonas', {});
  const [params, setParams] = useSearchParams();
  const [search, area, code] = filters.map((name) => params.get(name) ?? '') as [string, string, string];
  const choose = (name: Filter, value: string): void =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );

  if (scenarios.error) return <ErrorState error={scenarios.error} retry={scenarios.refresh} />;
  if (!scenarios.data) return <Skeleton height={320} radius="lg" />;
  const byKey = new Map<string, Persona>(personas.data?.personas.map((persona) => [persona.key, persona]));
  const all = scenarios.data.scenarios;
  const areas = [...new Set(all.map((scenario) => scenario.area))].sort((a, b) =>
    areaName(t, a).localeCompare(areaName(t, b), language),
  );
  const codes = [...new Set(all.flatMap((scenario) => scenario.codes))].sort();
  const found = foundScenarios(
    all.filter((scenario) => (!area || scenario.area === area) && (!code || scenario.codes.includes(code))),
    search,
    byKey,
  );
  const filtered = Boolean(area || code || search);

  return (
    <>
      <UnreadableFiles files={scenarios.data.unreadable} />
      <Filters chosen={{ search, area, code }} areas={areas} codes={codes} choose={choose} />
      <Group gap="0.25rem 1.25rem" align="baseline" className={classes.summary}>
        <p role="status">{t('gallery.count', { count: found.length })}</p>
        {filtered && (
          <Button variant="subtle" onClick={() => setParams({}, { replace: true, preventScrollReset: true })}>
            {t('gallery.clear')}
          </Button>
        )}
        <p className={classes.where}>{t('gallery.where')}</p>
      </Group>
      {!filtered && <FrequentSearches choose={(word) => choose('search', word)} />}
      {found.length === 0 && <EmptyState icon={IconMap2} title={t('gallery.none')} text={t('gallery.noneText')} />}
      {filtered ? (
        <Cards key={`${search} ${area} ${code}`} scenarios={found} personas={byKey} />
      ) : (
        areas.map((one) => (
          <Area key={one} area={one} scenarios={all.filter((scenario) => scenario.area === one)} personas={byKey} />
        ))
      )}
    </>
  );
}

type FiltersProps = {
  chosen: Record<Filter, string>;
  areas: readonly string[];
  codes: readonly string[];
  choose: (name: Filter, value: string) => void;
};

/** The fields by which the scenarios are filtered. An empty value shows all of them. */
function Filters({ chosen: { search, area, code }, areas, codes, choose }: FiltersProps) {
  const { t } = useTranslation('console');
  return (
    <div className={`sis-loose ${classes.filters}`}>
      <SearchField
        size="md"
        label={t('gallery.search')}
        iconSize={20}
        value={search}
        onChange={(text) => choose('search', text)}
      />
      <NativeSelect
        size="md"
        label={t('gallery.area')}
        value={area}
        onChange={(event) => choose('area', event.currentTarget.value)}
        data={[
          { value: '', label: t('gallery.allAreas') },
          ...areas.map((key) => ({ value: key, label: areaName(t, key) })),
        ]}
      />
      <NativeSelect
        size="md"
        label={t('gallery.code')}
        value={code}
        onChange={(event) => choose('code', event.currentTarget.value)}
        data={[{ value: '', label: t('gallery.anyCode') }, ...codes]}
      />
    </div>
  );
}

/** The suggested searches, as buttons. */
function FrequentSearches({ choose }: { choose: (word: string) => void }) {
  const { t } = useTranslation('console');
  return (
    <ul className={`sis-list ${classes.often} sis-buttons`} aria-label={t('gallery.often')}>
      {often.map((walk) => (
        <li key={walk}>
          <Button variant="default" size="compact-md" radius="xl" onClick={() => choose(t(`gallery.walks.${walk}`))}>
            {t(`gallery.walks.${walk}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Listed = { scenarios: readonly Scenario[]; personas: ReadonlyMap<string, Persona> };

/** The scenarios of an area, folded by default because the list is long. */
function Area({ area, ...listed }: Listed & { area: string }) {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className="sis-heading">{areaName(t, area)}</h2>{' '}
        <span className="sis-quiet">{t('gallery.count', { count: listed.scenarios.length })}</span>
      </summary>
      {open && <Cards {...listed} />}
    </details>
  );
}

/** The number of cards shown at once. */
const shownAtOnce = 12;

function Cards({ scenarios, personas }: Listed) {
  const { shown, list, more } = useIncrementalList(scenarios, shownAtOnce);
  return (
    <Stack gap="lg">
      <ul ref={list} className={`sis-list sis-airy ${classes.cards}`}>
        {shown.map((scenario) => (
          <ScenarioCard key={scenario.id} scenario={scenario} persona={personas.get(scenario.persona)} />
        ))}
      </ul>
      <MoreButton {...more} />
    </Stack>
  );
}
