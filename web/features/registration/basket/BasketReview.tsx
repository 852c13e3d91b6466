import { ActionIcon, Button, Skeleton, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbout } from '../../../api/code-traits.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { OpeningCountdown } from '../../../ui/text/OpeningCountdown.tsx';
import { Drawer } from '../../../ui/overlays/overlays.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { WaivedReasons } from '../../../ui/override/WaivedReasons.tsx';
import { TimetableLink } from '../../../ui/controls/TimetableLink.tsx';
import { useNarrow } from '../../../ui/layout/useNarrow.ts';
import { CorequisiteList } from './CorequisiteList.tsx';
import { Alternatives } from '../registered/Alternatives.tsx';
import type { Applied } from './AppliedBasket.tsx';
import { AppliedBasket } from './AppliedBasket.tsx';
import classes from './BasketReview.module.css';
import { ChangeLine } from './ChangeLine.tsx';
import { Confirmations } from './Confirmations.tsx';
import type { Failure } from './ChangeFailure.tsx';
import { ChangeFailure, wasAnswered } from './ChangeFailure.tsx';
import { OverrideLinks } from './OverrideLinks.tsx';
import { PreviewSchedule } from './PreviewSchedule.tsx';
import { PreviewTotals } from './PreviewTotals.tsx';
import { toQuestions } from './questions.ts';
import { useBasket } from './useBasket.ts';

/**
 * Review of the basket: the effects of its changes, the reasons against them, the questions to confirm, and the button
 * that applies them.
 */
export function BasketReview() {
  const { t } = useTranslation(['registration', 'common']);
  const narrow = useNarrow();
  const { reviewing, setReviewing } = useBasket();
  const [isDone, setIsDone] = useState(false);
  return (
    <Drawer
      opened={reviewing}
      onClose={() => setReviewing(false)}
      position={narrow ? 'bottom' : 'right'}
      size={narrow ? '94%' : '56rem'}
      title={<span className="sis-title">{t(isDone ? 'review.appliedTitle' : 'review.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <Review onDone={setIsDone} />
    </Drawer>
  );
}

function Review({ onDone }: { onDone: (isDone: boolean) => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const { period, items, preview, failure, checking, opensAt, recheck, put, remove, done, applyAlone, setReviewing } =
    useBasket();
  const { run, running } = useAction('changeRegistration', { inPlace: true });
  const [given, setGiven] = useState<string[]>([]);
  const [failed, setFailed] = useState<Failure | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const { data: mine } = useApi('registeredCourses', { Period: period }, { quiet: true });

  useEffect(() => () => onDone(false), [onDone]);

  const questions = toQuestions(preview?.confirmations ?? []);
  const full = new Set(
    [...(preview?.refusals ?? []), ...(preview?.confirmations ?? [])].flatMap(({ Code, Change }) =>
      isAbout('seat')({ Code }) && Change !== undefined ? [Change] : [],
    ),
  );
  const taking = items.flatMap(({ change, courseId }, index) =>
    'sectionId' in change ? [{ courseId, sectionId: change.sectionId, isFull: full.has(index) }] : [],
  );
  const answered = questions.every(({ id }) => given.includes(id));

  const apply = async () => {
    setFailed(null);
    const confirmed = questions.map(({ code }) => code);
    const before = mine?.courses ?? [];
    const along = preview?.along ?? [];
    const outcome = await applyAlone(() =>
      run({ query: { Period: period }, body: { changes: items.map(({ change }) => change), confirm: confirmed } }),
    );
    if (outcome.ok) {
      onDone(true);
      setApplied({ messages: outcome.data.messages, items, along, confirmed, before });
      done(items.map(({ key }) => key));
    } else {
      // After a 409 the new check shows the missing confirmation, so no failure is shown.
      setFailed(outcome.status === 409 ? null : outcome);
      if (wasAnswered(outcome)) recheck();
    }
  };

  const takeOut = (key: string): void => {
    remove(key);
    list.current?.focus();
  };

  if (applied) return <AppliedBasket applied={applied} />;
  return (
    <Stack ref={list} tabIndex={-1} gap="lg" className={classes.review}>
      {items.length === 0 && <p className="sis-quiet">{t('review.empty')}</p>}
      <Stack component="ol" gap="sm" className="sis-list" aria-label={t('review.changes')}>
        {items.map((item) => (
          <li key={item.key}>
            <ChangeLine item={item}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('review.remove', { course: item.code })}
                onClick={() => takeOut(item.key)}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </ChangeLine>
          </li>
        ))}
      </Stack>
      {failure && <ErrorState error={failure} retry={recheck} />}
      {!preview && !failure && <Skeleton height={220} aria-busy aria-label={t('common:page.loading')} />}
      {preview && (
        <>
          {preview.refusals.length > 0 ? (
            <RefusalList
              refusals={preview.refusals}
              title={t('review.refusals', { count: preview.refusals.length })}
              {...(opensAt !== null && { tone: 'ask' })}
            />
          ) : (
            failed && <ChangeFailure failure={failed} title={t('review.notApplied')} />
          )}
          <OverrideLinks items={items} preview={preview} checking={checking} onFollow={() => setReviewing(false)} />
          <WaivedReasons waived={preview.waived} />
          {preview.refusals.some(isAbout('schedule')) ? (
            <TimetableLink
              period={period}
              courseIds={taking.map(({ courseId }) => courseId)}
              words="clash"
              onFollow={() => setReviewing(false)}
            />
          ) : (
            full.size > 0 &&
            !checking && (
              <TimetableLink
                period={period}
                courseIds={taking.map(({ courseId }) => courseId)}
                keeping={taking.flatMap(({ sectionId, isFull }) => (isFull ? [] : [sectionId]))}
                words="full"
                onFollow={() => setReviewing(false)}
              />
            )
          )}
          <Alternatives
            reasons={[...preview.refusals, ...preview.confirmations]}
            items={items}
            checking={checking}
            onTake={put}
          />
          <Confirmations questions={questions} given={given} onChange={setGiven} />
          <CorequisiteList along={preview.along} />
          <PreviewTotals preview={preview} />
          <PreviewSchedule preview={preview} />
        </>
      )}
      <div className={`${classes.footer} sis-buttons`}>
        <p className={`sis-note ${classes.why}`} role="status">
          {checking
            ? t('basket.checking')
            : opensAt !== null
              ? t('review.whyWaits')
              : preview?.allowed === false
                ? t('review.whyRefused')
                : !answered
                  ? t('review.whyAsks')
                  : t('review.whole')}
        </p>
        {opensAt !== null && <OpeningCountdown at={opensAt} className="sis-strong sis-figures" />}
        <Button variant="default" onClick={() => setReviewing(false)}>
          {t('review.goOn')}
        </Button>
        <Button loading={running} disabled={!preview?.allowed || checking || !answered} onClick={() => void apply()}>
          {t('review.apply', { count: items.length })}
        </Button>
      </div>
    </Stack>
  );
}
