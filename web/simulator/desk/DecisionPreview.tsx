import { Button, Loader } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../api/operations.ts';
import { useAction, type Outcome } from '../../api/useAction.ts';
import { ConsequenceTable } from '../../ui/request/ConsequenceTable.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { QuietText } from '../../ui/layout/Panel.tsx';
import classes from './OfficeRequest.module.css';

type Props = {
  referenceNumber: string;
  decision: BodyOf<'previewDecision'>;
  /** True if the office has filled in the form. The preview then loads at once and again after each change. */
  filledIn: boolean;
  /** Label of the button for screen readers, because each request has such a button. */
  label: string;
};

type Found = { of: string; outcome: Outcome<'previewDecision'> };

/**
 * Preview of the consequences of an approval for the student. It loads on a click, or as soon as the form is filled in.
 */
export function DecisionPreview({ referenceNumber, decision, filledIn, label }: Props) {
  const { t } = useTranslation('classroom');
  const { run, running } = useAction('previewDecision', { inPlace: true });
  const [found, setFound] = useState<Found | null>(null);
  const asked = JSON.stringify(decision);
  const latest = useRef('');

  const read = async (): Promise<void> => {
    latest.current = asked;
    const outcome = await run({ path: { referenceNumber }, body: decision });
    // An earlier request may be answered after a later one; its response is ignored.
    if (latest.current !== asked) return;
    setFound({ of: asked, outcome });
  };
  const readAtOnce = useEffectEvent(() => void read());
  useEffect(() => {
    if (filledIn) readAtOnce();
  }, [filledIn, asked]);

  const shown = found?.of === asked ? found.outcome : null;
  return (
    <div className={classes.preview}>
      {!filledIn && !shown && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconListTree size={18} stroke={1.75} aria-hidden />}
          loading={running}
          aria-label={label}
          onClick={() => void read()}
        >
          {t('offices.preview')}
        </Button>
      )}
      <div role="status">
        {filledIn && !shown && running && <Loader size="sm" aria-label={t('offices.preview')} />}
        {shown && !shown.ok && <FailureBox failure={shown} />}
        {shown?.ok && shown.data.consequences.length === 0 && <QuietText>{t('offices.nothingFollows')}</QuietText>}
        {shown?.ok && <ConsequenceTable consequences={shown.data.consequences} title={t('offices.follows')} />}
      </div>
    </div>
  );
}
