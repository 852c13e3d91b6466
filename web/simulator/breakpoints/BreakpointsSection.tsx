import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import faultClasses from '../console/FaultsSection.module.css';
import { useFaultWords } from '../console/useFaultWords.ts';
import { Card } from '../controls/Card.tsx';
import { BreakpointForm } from './BreakpointForm.tsx';
import { HeldCallCard } from './HeldCallCard.tsx';

/** The id of the list of held calls. It takes the focus when the focused call is continued. */
const heldId = 'held-calls';

/** Page of the breakpoints: the calls held now, the breakpoints, and a form for a new one. */
export default function BreakpointsSection() {
  const { t } = useTranslation('console');
  const { data, error, refresh } = useApi('getBreakpoints', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={240} radius="lg" />;
  return (
    <div className={faultClasses.section}>
      <Stack
        component="section"
        id={heldId}
        tabIndex={-1}
        gap="0.875rem"
        p="lg"
        className="sis-frame"
        aria-labelledby="held"
      >
        <h2 id="held" className="sis-headline">
          {t('breakpoints.held')}
        </h2>
        <p role="status" className="sis-quiet">
          {data.calls.length > 0 && t('breakpoints.count', { count: data.calls.length })}
        </p>
        {data.calls.length === 0 ? (
          <EmptyState icon={IconCircleCheck} title={t('breakpoints.none')} text={t('breakpoints.noneText')} />
        ) : (
          <Stack component="ul" gap="0.875rem" className="sis-list">
            {data.calls.map((call) => (
              <li key={call.id}>
                <HeldCallCard call={call} onGone={() => document.getElementById(heldId)?.focus()} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      <Card gap="0.875rem" p="lg" title={t('breakpoints.active')}>
        {data.breakpoints.length === 0 ? (
          <EmptyState title={t('breakpoints.noBreakpoint')} text={t('breakpoints.noBreakpointText')} />
        ) : (
          <Stack component="ul" gap={0} className="sis-list">
            {data.breakpoints.map((breakpoint) => (
              <BreakpointRow key={breakpoint.id} {...breakpoint} />
            ))}
          </Stack>
        )}
      </Card>
      <BreakpointForm />
    </div>
  );
}

function BreakpointRow({ id, student, stage, remaining, ...target }: Schema<'Breakpoints'>['breakpoints'][number]) {
  const { t } = useTranslation('console');
  const { strikes } = useFaultWords();
  const { run, running } = useAction('deleteBreakpoint');
  return (
    <li className="sis-row sis-entry">
      <div>
        <p className="sis-title sis-breaks">{strikes(target)}</p>
        <p className="sis-quiet">
          {t(`breakpoints.stages.${stage}`)} ·{' '}
          {student === null ? t('breakpoints.everybody') : <CodeText>{student}</CodeText>} ·{' '}
          {remaining === null ? t('breakpoints.untilDeleted') : t('faults.remaining', { count: remaining })}
        </p>
      </div>
      <Button
        variant="default"
        loading={running}
        aria-label={t('breakpoints.deleteLabel', { operation: strikes(target) })}
        onClick={() => void run({ path: { id } })}
      >
        {t('breakpoints.delete')}
      </Button>
    </li>
  );
}
