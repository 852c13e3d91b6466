import { Button, Skeleton, Stack } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/useApi.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { FoundStatus } from '../ui/layout/FoundStatus.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { MoreButton } from '../ui/layout/MoreButton.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { useIncrementalList } from '../ui/layout/useIncrementalList.ts';
import { foundScenarios } from './search.ts';
import { useStartScenario } from './useStartScenario.ts';
import { wholeCodes } from './whole-codes.ts';
import classes from './ToolsDrawer.module.css';
import { SearchField } from './controls/SearchField.tsx';

/** The number of scenarios shown at first; users search or load the rest. */
const shownAtOnce = 12;

/** The list of scenarios. Starting one resets this sandbox to the scenario's time and opens its page. */
export function ScenariosPanel() {
  const { t } = useTranslation('simulator');
  const { pick } = useLanguage();
  const scenarios = useApi('getScenarios', {});
  const { start, running } = useStartScenario();
  const [search, setSearch] = useState('');
  const found = foundScenarios(scenarios.data?.scenarios ?? [], search);
  const { shown, list, more } = useIncrementalList(found, shownAtOnce, search);

  if (scenarios.error) return <ErrorState error={scenarios.error} retry={scenarios.refresh} />;

  return (
    <div className="sis-rows sis-loose">
      <p className="sis-note">{t('scenarios.text')}</p>
      <SearchField
        aria-label={t('scenarios.search')}
        placeholder={t('scenarios.search')}
        value={search}
        onChange={setSearch}
      />
      <FoundStatus count={scenarios.data && found.length} />
      {!scenarios.data && <Skeleton height={320} radius="md" />}
      {scenarios.data && found.length === 0 && <EmptyState icon={IconMap2} title={t('scenarios.none')} />}
      <ul ref={list} className={`sis-list ${classes.list}`}>
        {shown.map(({ id, title, story, steps }) => (
          <li key={id} className={classes.item}>
            <Stack gap="0.125rem" miw={0}>
              <span className="sis-medium">{pick(title)}</span>
              <span className="sis-note">{wholeCodes(pick(story))}</span>
              {steps.length > 0 && (
                <details>
                  <summary className="sis-note">{t('scenarios.steps')}</summary>
                  <ol className={`sis-note ${classes.steps}`}>
                    {steps.map(({ show }) => (
                      <li key={show.en}>{wholeCodes(pick(show))}</li>
                    ))}
                  </ol>
                </details>
              )}
            </Stack>
            <Button size="xs" variant="light" disabled={running} onClick={() => void start(id)}>
              {t('scenarios.start')}
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </div>
  );
}
