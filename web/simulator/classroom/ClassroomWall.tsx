import { Button } from '@mantine/core';
import { IconArrowLeft, IconHandStop, IconPresentation, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import type { ResponseBodyOf } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { followSlowly } from '../follow.ts';
import { pageAddress, sharedAddress } from '../sandbox-address.ts';
import { wholeCodes } from '../whole-codes.ts';
import { ClassroomClock } from './ClassroomClock.tsx';
import { ClassroomFaults } from './ClassroomFaults.tsx';
import { ClassMessages } from './ClassMessages.tsx';
import classes from './ClassroomWall.module.css';
import { wallOrder } from './wall-order.ts';
import { QrCode } from '../QrCode.tsx';
import sectionClasses from '../Section.module.css';
import { TraineeCard } from './TraineeCard.tsx';
import { Card } from '../controls/Card.tsx';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { TabLink } from '../controls/TabLink.tsx';

/** The number of trainees asking for help that are named; the others are counted. */
const namedAtOnce = 3;
/** The number of places for trainees added at once, and the number of sandboxes a server has at most. */
const placesAtOnce = 5;
const mostPlaces = 100;
/** Isolates a name, so that Arabic and English names keep their own direction. */
const ofItsOwn = (name: string): string => `\u2068${name}\u2069`;

/** Trainer's page of a class: how to join, the tools for the whole class, and the position of each trainee. */
export function ClassroomWall({ code, leave }: { code: string; leave: () => void }) {
  const { t } = useTranslation('classroom');
  // No more requests are sent once the class is being closed.
  const [ending, setEnding] = useState(false);
  const room = useApi('getClassroom', ending ? null : { code }, { refreshEvery: followSlowly, quiet: true });
  const closing = useAction('closeClassroom');
  const resetting = useAction('resetClassroom');
  const close = async (): Promise<false> => {
    setEnding(true);
    const { ok } = await closing.run({ path: { code } });
    if (ok) leave();
    else setEnding(false);
    return false;
  };
  const back = (
    <Button
      variant="subtle"
      leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
      onClick={leave}
    >
      {t('classroom.back')}
    </Button>
  );

  if (room.error?.status === 404)
    return (
      <EmptyState icon={IconUsersGroup} title={t('classroom.closed')}>
        {back}
      </EmptyState>
    );
  if (!room.data) return null;
  const { trainees, scenario } = room.data;
  const steps = scenario?.steps.length ?? 0;
  const asking = wallOrder(trainees, steps).filter(({ handAt }) => handAt !== null);

  return (
    <div className={`sis-rows ${sectionClasses.sections}`}>
      <div className="sis-buttons">
        {back}
        {/* The trainees are listed further down, below the tools for the whole class. */}
        <div role="status">{asking.length > 0 && <AskingForHelp names={asking.map(({ name }) => name)} />}</div>
      </div>
      <JoinPoster room={room.data} />
      <ClassroomClock room={room.data} />
      <ClassroomFaults code={room.data.code} ending={ending} />
      <ClassMessages room={room.data} />
      <Trainees room={room.data} refresh={room.refresh} />
      <div className="sis-buttons">
        {trainees.length > 0 && (
          <ConfirmButton
            label={t('classroom.resetAll')}
            title={t('classroom.resetAllSure')}
            running={resetting.running}
            onConfirm={() => resetting.run({ path: { code }, body: { step: 0 } })}
          >
            {t('classroom.resetAllText')}
          </ConfirmButton>
        )}
        <ConfirmButton
          label={t('classroom.close')}
          confirm={t('classroom.sure')}
          title={t('classroom.closeSure')}
          running={closing.running}
          onConfirm={close}
        >
          {t('classroom.closeText')}
        </ConfirmButton>
      </div>
    </div>
  );
}

type Room = ResponseBodyOf<'getClassroom'>;

/** Names the first trainees who ask for help, counts the others, and leads to the list. */
function AskingForHelp({ names }: { names: string[] }) {
  const { t } = useTranslation('classroom');
  const { language } = useLanguage();
  const others = names.length - namedAtOnce;
  return (
    <Button
      variant="light"
      leftSection={<IconHandStop size={20} aria-hidden />}
      onClick={() => document.getElementById('trainees-title')?.scrollIntoView()}
    >
      {t('classroom.asking', {
        names: formatList(
          [...names.slice(0, namedAtOnce).map(ofItsOwn), ...(others > 0 ? [`+${others}`] : [])],
          language,
        ),
      })}
    </Button>
  );
}

/** The class's title, with its QR code, code and address to join. */
function JoinPoster({ room: { title, code, scenario, reach } }: { room: Room }) {
  const { t } = useTranslation('classroom');
  const { pick } = useLanguage();
  const address = sharedAddress(reach, '', `/join/${code}`);
  return (
    <section className={`sis-row ${classes.join} sis-frame`} aria-labelledby="wall-title">
      <QrCode text={address} label={t('classroom.qr')} large />
      <div className={classes.words}>
        <h2 id="wall-title" className={classes.title}>
          <bdi>{title}</bdi>
        </h2>
        {scenario && <p className="sis-quiet">{wholeCodes(pick(scenario.title))}</p>}
        <p className={classes.label}>{t('classroom.code')}</p>
        <p className={classes.code}>
          <CodeText>{code}</CodeText>
        </p>
        <p className={classes.label}>{t('classroom.join')}</p>
        <p className={classes.address}>
          <CodeText>{address}</CodeText>
        </p>
        {reach.onlyHere && <p className="sis-quiet">{t('classroom.reach.onlyHere')}</p>}
        <TabLink
          mt="md"
          variant="light"
          leftSection={<IconPresentation size={18} aria-hidden />}
          href={pageAddress(`${paths.simulator}/wall/${code}`)}
        >
          {t('classroom.project')}
        </TabLink>
      </div>
    </section>
  );
}

/** The trainees, those who need help first, and a button that adds places for more. */
function Trainees({
  room: { code, trainees, maximum, scenario },
  refresh,
}: {
  room: Room;
  refresh: () => Promise<void>;
}) {
  const { t } = useTranslation('classroom');
  const places = useAction('setClassroomPlaces');
  const steps = scenario?.steps.length ?? 0;
  return (
    <Card
      id="trainees-title"
      title={
        <>
          {t('classroom.trainees')} ·{' '}
          <span role="status">{t('offices.of', { number: trainees.length, total: maximum })}</span>
        </>
      }
    >
      {trainees.length === 0 ? (
        <EmptyState icon={IconUsersGroup} title={t('classroom.none')} text={t('classroom.noneText')} />
      ) : (
        <ul className={`sis-list sis-loose ${classes.trainees}`}>
          {wallOrder(trainees, steps).map((trainee) => (
            <TraineeCard key={trainee.trainee} trainee={trainee} code={code} steps={steps} refresh={refresh} />
          ))}
        </ul>
      )}
      {maximum + placesAtOnce <= mostPlaces && (
        <div className="sis-buttons">
          <Button
            variant="default"
            loading={places.running}
            onClick={() => void places.run({ path: { code }, body: { trainees: maximum + placesAtOnce } })}
          >
            {t('classroom.morePlaces', { count: placesAtOnce })}
          </Button>
        </div>
      )}
    </Card>
  );
}
