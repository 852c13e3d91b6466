import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from '../Section.module.css';
import own from './RegistrationCard.module.css';
import { Card } from '../controls/Card.tsx';
import { SearchField } from '../controls/SearchField.tsx';
import { SectionClasses } from './SectionClasses.tsx';

/** The most sections that one call may set, as in the contract. */
const mostAtOnce = 20;

/**
 * Form that fills sections or leaves a number of free seats, to prepare full courses and waiting lists for a
 * demonstration.
 */
export function SeatsCard() {
  const { t } = useTranslation('classroom');
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 300);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const found = useApi('getSeats', wanted ? { search: wanted } : null, { quiet: true });
  const { run, running } = useAction('setSeats');

  const leave = async (sections: string[], free: number): Promise<void> => {
    const { ok } = await run({ body: { sections, free } });
    setSaid(ok ? t(free === 0 ? 'seats.filled' : 'seats.left', { count: sections.length }) : '');
  };
  const sections = wanted ? (found.data?.sections ?? []) : [];
  const withSeats = sections.filter(({ free }) => free > 0).map(({ section }) => section);
  return (
    <Card title={t('seats.title')}>
      <p className="sis-quiet">{t('seats.text')}</p>
      <div className={`sis-wrap ${classes.form}`}>
        <SearchField size="md" label={t('seats.search')} value={search} maxLength={100} onChange={setSearch} />
        {withSeats.length > 1 && withSeats.length <= mostAtOnce && (
          <Button size="md" variant="default" disabled={running} onClick={() => void leave(withSeats, 0)}>
            {t('seats.fillAll', { count: withSeats.length })}
          </Button>
        )}
      </div>
      {sections.length > 0 && (
        <Stack component="ul" gap="sm" className="sis-list">
          {sections.map((one) => (
            <SeatsRow
              key={one.section}
              of={one}
              isOpen={opened === one.sectionId}
              disabled={running}
              onLeave={(free) => void leave([one.section], free)}
              onToggle={() => setOpened(opened === one.sectionId ? null : one.sectionId)}
            />
          ))}
        </Stack>
      )}
      <p role="status" className="sis-quiet">
        {said || (wanted && found.data?.sections.length === 0 ? t('seats.none') : '')}
      </p>
    </Card>
  );
}

type RowProps = {
  of: Schema<'Seats'>['sections'][number];
  isOpen: boolean;
  disabled: boolean;
  /** Sets the number of free seats. */
  onLeave: (free: number) => void;
  onToggle: () => void;
};

/** One section with its seats, the buttons that change them, and its classes if it is open. */
function SeatsRow({ of, isOpen, disabled, onLeave, onToggle }: RowProps) {
  const { t } = useTranslation('classroom');
  const { pick } = useLanguage();
  const { sectionId, section, name, capacity, free, waiting } = of;
  return (
    <li>
      <div className={`sis-row ${own.section}`}>
        <span className={own.words}>
          <CodeText strong>{section}</CodeText> {pick(name)} · {t('seats.free', { count: free, capacity })}
          {waiting > 0 && <> · {t('seats.waiting', { count: waiting })}</>}
        </span>
        <span className="sis-buttons">
          {free > 0 && (
            <Button
              size="compact-md"
              variant="default"
              disabled={disabled}
              aria-label={t('seats.fillOf', { section })}
              onClick={() => onLeave(0)}
            >
              {t('seats.fill')}
            </Button>
          )}
          {free !== 1 && (
            <Button
              size="compact-md"
              variant="default"
              disabled={disabled}
              aria-label={t('seats.leaveOf', { section })}
              onClick={() => onLeave(1)}
            >
              {t('seats.leave')}
            </Button>
          )}
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={isOpen}
            aria-label={t('meetings.openOf', { section })}
            onClick={onToggle}
          >
            {t('meetings.open')}
          </Button>
        </span>
      </div>
      {isOpen && <SectionClasses sectionId={sectionId} section={section} />}
    </li>
  );
}
