import { Select, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import classes from './TransferPage.module.css';

type Programme = Schema<'TransferProgramme'>;
type Props = {
  options: Schema<'TransferOptions'>;
  programmes: readonly Programme[];
  /** Ids of the ranked programmes, in order. Empty if there is no ranking. */
  ranked?: readonly number[];
  onAdd?: ((programme: Programme) => void) | undefined;
  error?: ReactNode;
};

/** A choice of the college, followed by its programmes with all their details. */
export function ProgrammeChoice({ options, programmes, ranked = [], onAdd, error }: Props) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const colleges = [...new Map(programmes.map(({ collegeId, college }) => [collegeId, college]))].map(([id, name]) => ({
    value: String(id),
    label: pick(name),
  }));
  const college =
    colleges.length === 1
      ? (colleges[0]?.value ?? null)
      : colleges.some(({ value }) => value === chosen)
        ? chosen
        : null;
  const shown = programmes.filter(({ collegeId }) => String(collegeId) === college);
  // Programmes that would accept the student come first.
  const sorted = [
    ...shown.filter(({ reasons }) => reasons.length === 0),
    ...shown.filter(({ reasons }) => reasons.length > 0),
  ];
  return (
    <Stack gap="sm">
      <Select
        maw="28rem"
        label={t('form.college')}
        placeholder={t('form.collegeFirst')}
        data={colleges}
        value={college}
        error={error}
        data-field="preferences"
        allowDeselect={false}
        onChange={setChosen}
      />
      {sorted.length > 0 && (
        <ul className={`sis-loose ${classes.cards} sis-list`}>
          {sorted.map((programme) => {
            const place = ranked.indexOf(programme.id);
            return (
              <ProgrammeCard
                key={programme.id}
                programme={programme}
                options={options}
                position={place < 0 ? null : place + 1}
                onAdd={onAdd && (() => onAdd(programme))}
              />
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
