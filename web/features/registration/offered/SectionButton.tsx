import { Button, Group } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { IconAlertTriangle, IconArrowsExchange, IconCheck, IconClockHour4, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getTraits, isAbout, tellsState } from '../../../api/code-traits.ts';
import type { Refusal, Schema } from '../../../api/operations.ts';
import type { BasketItem } from '../basket/basket.ts';
import { keyOfCourse, keyOfRegistration } from '../basket/basket.ts';
import type { ChangeRequest } from '../registered/ChangeDialog.tsx';
import { mayBeLifted } from './section-reasons.ts';
import classes from './SectionButton.module.css';
import { useBasket } from '../basket/useBasket.ts';

type Props = {
  course: Schema<'OfferedCourse'>;
  section: Schema<'Section'>;
  registered: Schema<'RegisteredCourse'> | undefined;
  replacing: Schema<'RegisteredCourse'> | undefined;
  /**
   * The section's refusals, without those that the page shows once for all sections and those that a replacement
   * resolves.
   */
  refusals: Refusal[];
  canChoose: boolean;
  onRequest: (request: ChangeRequest) => void;
};

/** The possible action for a section: add, replace, wait, or remove from the basket; or the state if there is none. */
export function SectionButton({ course, section, refusals, registered, replacing, canChoose, onRequest }: Props) {
  const { t } = useTranslation('registration');
  const { taking, put, remove } = useBasket();
  const label = (action: string): string =>
    t('offered.actionOn', { action, course: course.code, number: section.number });
  const about = { courseId: course.courseId, code: course.code, name: course.name, number: section.number };
  const inBasket = taking(section.sectionId);
  const target = replacing ?? (registered?.status === 'registered' ? registered : undefined);

  if (target?.sectionId === section.sectionId) return <CourseState Icon={IconCheck} words={t('offered.registered')} />;
  if (refusals.some(tellsState('waiting'))) return <CourseState Icon={IconClockHour4} words={t('offered.waiting')} />;
  if (inBasket)
    return (
      <Button
        size="compact-md"
        variant="filled"
        leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
        aria-label={label(t('offered.takeOut'))}
        onClick={() => remove(inBasket.key)}
      >
        {t('offered.inBasket')}
      </Button>
    );
  if (target) {
    const item: BasketItem = {
      ...about,
      key: keyOfRegistration(target.registrationId),
      change: { action: 'replace', registrationId: target.registrationId, sectionId: section.sectionId },
      from: { code: target.code, number: target.number },
    };
    const clear = refusals.length === 0 && !section.confirmations.some(isAbout('seat'));
    return <ReplaceButton clear={clear} disabled={!canChoose} label={label} onClick={() => onRequest({ item })} />;
  }

  const item: BasketItem = {
    ...about,
    key: keyOfCourse(course.courseId),
    change: { action: 'register', sectionId: section.sectionId },
  };
  const fits = refusals.length === 0;
  if (fits && section.confirmations.some(isAbout('seat')))
    return (
      <Button
        size="compact-md"
        variant="default"
        disabled={!canChoose}
        leftSection={<IconClockHour4 size={18} stroke={1.75} aria-hidden />}
        aria-label={label(t('offered.join'))}
        onClick={() => onRequest({ item, wait: true })}
      >
        {t('offered.joinShort')}
      </Button>
    );
  const possible = canChoose && mayBeLifted(refusals);
  // If only a corequisite is missing, the button looks as if nothing were missing: the student can add that course
  // next.
  const plain = refusals.every(({ Code }) => getTraits(Code).courseParam === 'corequisite');
  const words = plain || !possible ? t('offered.add') : t('offered.addAnyway');
  return (
    <Button
      size="compact-md"
      variant={plain ? 'light' : 'default'}
      className={plain ? classes.add : undefined}
      disabled={!possible}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      aria-label={label(words)}
      onClick={() => put(item)}
    >
      {t('offered.addShort')}
    </Button>
  );
}

const CourseState = ({ Icon, words }: { Icon: TablerIcon; words: string }) => (
  <Group component="span" gap="0.375rem" wrap="nowrap" className={classes.mine}>
    <Icon size={18} stroke={1.75} aria-hidden /> {words}
  </Group>
);

type ReplaceProps = {
  /** True if there is no reason against the section and it has a free seat. */
  clear: boolean;
  disabled: boolean;
  label: (action: string) => string;
  onClick: () => void;
};

function ReplaceButton({ clear, disabled, label, onClick }: ReplaceProps) {
  const { t } = useTranslation('registration');
  const words = t(clear ? 'offered.replace' : 'offered.replaceAnyway');
  return (
    <Button
      size="compact-md"
      variant={clear ? 'light' : 'subtle'}
      color={clear ? undefined : 'gray'}
      className={clear ? classes.add : undefined}
      disabled={disabled}
      leftSection={
        clear ? (
          <IconArrowsExchange size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        )
      }
      aria-label={label(words)}
      onClick={onClick}
    >
      {clear ? t('offered.replaceShort') : words}
    </Button>
  );
}
