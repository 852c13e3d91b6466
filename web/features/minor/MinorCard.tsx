import { Button, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconProgress } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { MinorCourses } from './MinorCourses.tsx';
import classes from './MinorPage.module.css';

type Programme = Schema<'MinorProgramme'>;
type Props = {
  programme: Programme;
  offer: Schema<'MinorProgrammes'>;
  /** Starts the declaration; undefined if none can be declared now. */
  onDeclare: (() => void) | undefined;
};

/**
 * One minor or specialization with its courses. If the student does not have it yet, also its conditions with the
 * student's values and the requirements still missing.
 */
export function MinorCard({ programme, offer, onDeclare }: Props) {
  const { t } = useTranslation('minor');
  const { pick } = useLanguage();
  const { id, kind, name, department, held, packageId } = programme;
  return (
    <li className={`${classes.card} sis-frame`} aria-labelledby={`minor-${String(id)}`}>
      <div>
        <h3 id={`minor-${String(id)}`} className={classes.name}>
          {pick(name)}
        </h3>
        <p className="sis-note">{pick(department)}</p>
      </div>
      {!held && <Asks programme={programme} offer={offer} />}
      {!held && <Distance programme={programme} />}
      <MinorCourses programme={programme} />
      <div className={classes.foot}>
        {held && packageId !== null && (
          <Button
            component={Link}
            to={generatePath(paths.academicCoursePackage, { id: String(packageId) })}
            variant="light"
          >
            {t('inPlan')}
          </Button>
        )}
        {!held && programme.reasons.length === 0 && onDeclare && (
          <Button
            onClick={onDeclare}
            aria-label={t('declareLabel', { action: t(`declare.${kind}`), name: pick(name) })}
          >
            {t(`declare.${kind}`)}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The conditions of the programme, each beside the student's value. */
function Asks({
  programme: { minimumHours, minimumCgpa, entry, missing },
  offer: { earnedHours, cgpa },
}: {
  programme: Programme;
  offer: Schema<'MinorProgrammes'>;
}) {
  const { t } = useTranslation('minor');
  const { pick } = useLanguage();
  const none = <span>{t('asks.noCgpa')}</span>;
  return (
    <Stack component="ul" gap="0.375rem" className="sis-list" aria-label={t('asks.title')}>
      <Ask
        met={missing.hours === 0}
        name={t('asks.hours')}
        have={<CodeText strong>{earnedHours}</CodeText>}
        needed={<CodeText>{minimumHours}</CodeText>}
      />
      <Ask
        met={missing.cgpa === 0}
        name={t('asks.cgpa')}
        have={cgpa === null ? none : <CodeText strong>{cgpa.toFixed(2)}</CodeText>}
        needed={<CodeText>{minimumCgpa.toFixed(2)}</CodeText>}
      />
      {entry.map(({ courseId, code, name, state }) => (
        <Ask
          key={courseId}
          met={state === 'passed'}
          running={state === 'running'}
          name={
            <>
              <CodeText>{code}</CodeText> <span className="sis-note">{pick(name)}</span>
            </>
          }
          have={t(`state.${state}`)}
        />
      ))}
    </Stack>
  );
}

function Ask({
  met,
  running = false,
  name,
  have,
  needed,
}: {
  met: boolean;
  running?: boolean;
  name: ReactNode;
  have: ReactNode;
  needed?: ReactNode;
}) {
  const { t } = useTranslation('minor');
  const Icon = met ? IconCircleCheck : running ? IconProgress : IconCircleDashed;
  return (
    <li className={`sis-close ${classes.ask}`} data-met={met || undefined}>
      <Icon
        size={20}
        stroke={1.75}
        role="img"
        aria-label={t(met ? 'asks.met' : 'asks.notMet')}
        className={`${classes.sign} sis-quiet`}
      />
      <span>{name}</span>
      <span className={classes.have}>
        {have}
        {needed && (
          <span className="sis-note">
            {' · '}
            {t('asks.needed')} {needed}
          </span>
        )}
      </span>
    </li>
  );
}

/** The courses, credit hours and CGPA points that the student still lacks, in one line. */
function Distance({ programme: { missing } }: { programme: Programme }) {
  const { t } = useTranslation('minor');
  const { language } = useLanguage();
  const parts = [
    missing.courses > 0 && t('away.courses', { count: missing.courses }),
    missing.hours > 0 && t('away.hours', { count: missing.hours }),
    missing.cgpa > 0 && t('away.cgpa', { points: missing.cgpa.toFixed(2) }),
  ].filter((part) => part !== false);
  return (
    <p className={classes.distance} data-near={parts.length === 0 || undefined}>
      {parts.length === 0 ? t('away.none') : t('away.all', { parts: formatList(parts, language) })}
    </p>
  );
}
