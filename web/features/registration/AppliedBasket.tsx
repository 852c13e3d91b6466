import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import type { Refusal } from '../../api/operations.ts';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { LoadBar } from './LoadBar.tsx';
import { tabPath } from './registration-paths.ts';
import { useBasket } from './useBasket.ts';

/** What came of applying the basket. */
export function AppliedBasket({ messages }: { messages: Refusal[] }) {
  const { t } = useTranslation('registration');
  const { period, setReviewing } = useBasket();
  const { data } = useApi('registeredCourses', { Period: period });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="lg" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <RefusalList tone="done" refusals={messages} title={t('review.applied')} />
      {data && <LoadBar load={data.load} />}
      {data && <RefusalList tone="ask" refusals={data.notices} />}
      <Group>
        <Button component={Link} to={tabPath(period, 'courses')} onClick={() => setReviewing(false)}>
          {t('review.toCourses')}
        </Button>
        <Button component={Link} variant="default" to={tabPath(period, 'fees')} onClick={() => setReviewing(false)}>
          {t('review.toFees')}
        </Button>
      </Group>
    </Stack>
  );
}
