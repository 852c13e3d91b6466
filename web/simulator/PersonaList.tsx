import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { FoundStatus } from '../ui/layout/FoundStatus.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { MoreButton } from '../ui/layout/MoreButton.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { useIncrementalList } from '../ui/layout/useIncrementalList.ts';
import type { Persona } from './search.ts';
import { contains, personaWords } from './search.ts';
import { wholeCodes } from './whole-codes.ts';
import classes from './ToolsDrawer.module.css';
import { SearchField } from './controls/SearchField.tsx';

/** The number of personas shown at first; users search or load the rest. */
const shownAtOnce = 12;

/**
 * The seeded students, searchable in both languages, with actions for each. With `named`, their personal names are
 * shown too.
 */
export function PersonaList({
  actions,
  area = '',
  named = false,
}: {
  actions: (persona: Persona) => ReactNode;
  area?: string;
  named?: boolean;
}) {
  const { t } = useTranslation(['simulator', 'common']);
  const { pick } = useLanguage();
  const personas = useApi('getPersonas', {});
  const [search, setSearch] = useState('');
  const found =
    personas.data?.personas.filter(
      (persona) => (!area || persona.area === area) && contains(personaWords(persona), search),
    ) ?? [];
  const { shown, list, more } = useIncrementalList(found, shownAtOnce, `${area} ${search}`);

  if (personas.error) return <ErrorState error={personas.error} retry={personas.refresh} />;
  return (
    <div className="sis-rows sis-loose">
      <SearchField
        aria-label={t('personas.search')}
        placeholder={t('personas.search')}
        value={search}
        onChange={setSearch}
      />
      {personas.data && (
        <p className="sis-note">
          {t('personas.password')} <CodeText strong>{personas.data.password}</CodeText>
        </p>
      )}
      <FoundStatus count={personas.data && found.length} />
      {!personas.data && <Skeleton height={320} radius="md" />}
      {personas.data && found.length === 0 && <EmptyState title={t('common:table.nothingFound')} />}
      <ul ref={list} className={`sis-list ${classes.list}`}>
        {shown.map((persona) => (
          <li key={persona.key} className={`sis-wrap ${classes.persona}`}>
            <div className={`sis-snug sis-narrow ${classes.words}`}>
              <span className="sis-medium">{pick(persona.title)}</span>
              {named && <span>{pick(persona.name)}</span>}
              <span className="sis-note">{wholeCodes(pick(persona.shows))}</span>
              <span className="sis-note">
                <CodeText>{persona.userName}</CodeText>
              </span>
            </div>
            <div className="sis-buttons">{actions(persona)}</div>
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </div>
  );
}
