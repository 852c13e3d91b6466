import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { followSlowly } from '../follow.ts';
import { ClassroomWall } from './ClassroomWall.tsx';
import { NewClassroom } from './NewClassroom.tsx';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';

/** Page of the classrooms: opens one or shows one. The query parameter `code` holds the one shown. */
export default function ClassroomSection() {
  const { t } = useTranslation('classroom');
  const [params, setParams] = useSearchParams();
  const code = params.get('code');
  const rooms = useApi('getClassrooms', code ? null : {}, { refreshEvery: followSlowly, quiet: true });
  const show = (shown: string | null): void => setParams(shown ? { code: shown } : {});

  if (code) return <ClassroomWall code={code} leave={() => show(null)} />;
  if (rooms.error && !rooms.data) return <ErrorState error={rooms.error} retry={rooms.refresh} />;
  return (
    <div className={`sis-rows ${classes.sections}`}>
      {rooms.data && rooms.data.classrooms.length > 0 && (
        <Card title={t('classroom.rooms')}>
          <ul className="sis-loose sis-list">
            {rooms.data.classrooms.map((room) => (
              <Group key={room.code} component="li" gap="0.5rem 1rem" align="baseline" justify="space-between">
                <div>
                  <h3 className={classes.name}>
                    <CodeText strong>{room.code}</CodeText> · <bdi>{room.title}</bdi>
                  </h3>
                  <p className="sis-quiet">
                    {t('classroom.trainees')} {room.trainees} · {t('classroom.opened', { at: room.openedAt })}
                  </p>
                </div>
                <Button
                  variant="light"
                  onClick={() => show(room.code)}
                  aria-label={`${t('classroom.enter')} ${room.code}`}
                >
                  {t('classroom.enter')}
                </Button>
              </Group>
            ))}
          </ul>
        </Card>
      )}
      <NewClassroom opened={show} reach={rooms.data?.reach} />
    </div>
  );
}
