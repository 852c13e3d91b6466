import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { Schema } from '../../../api/operations.ts';
import { toFragment } from '../chosen.ts';
import type { Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';

/** Copies a link to the sections of a timetable. The link contains nothing about the student. */
export function ShareButton({ period, timetable }: { period: Schema<'Period'>; timetable: Timetable }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async (): Promise<void> => {
    const link = new URL(window.location.href);
    link.search = period === 'early' ? '?period=early' : '';
    link.hash = toFragment(timetable.taken.filter(({ held }) => !held).map(({ section }) => section.sectionId));
    await navigator.clipboard.writeText(link.href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('share.copy')}
      </Button>
      <span role="status" className="sis-done">
        {copied && t('share.copied')}
      </span>
    </>
  );
}
