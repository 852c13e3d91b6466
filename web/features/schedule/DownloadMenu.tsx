import { IconCalendarDown, IconDownload, IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { CallFailure } from '../../api/failure.ts';
import { reportFailure } from '../../api/errors.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useSession } from '../../api/useRecord.ts';
import { saveFile } from '../../documents/save.ts';
import { ActionMenu } from '../../ui/overlays/ActionMenu.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseSchedulePage.module.css';
import type { Period, Schedule } from './schedule-view.ts';

type Kind = 'pdf' | 'excel' | 'calendar';

/** The files of a schedule, each made when it is asked for. */
function useScheduleFiles(
  schedule: Schedule,
  period: Period,
): Record<Kind, () => Promise<{ name: string; blob: Blob }>> {
  const { t } = useTranslation('schedule');
  const { language, pick } = useLanguage();
  const session = useSession();
  const record = session?.record;
  return {
    pdf: async () => {
      const { schedulePdf } = await import('./schedule-document.ts');
      const student =
        session && record
          ? { name: pick(session.user.name), code: record.studentCode, major: pick(record.programme) }
          : undefined;
      return {
        name: `${t('document.file')}-${schedule.semester.semesterId}.pdf`,
        blob: await schedulePdf(schedule, { language, t, ...(student && { student }) }),
      };
    },
    excel: async () => {
      const { scheduleExcel } = await import('./schedule-document.ts');
      return {
        name: `${t('document.file')}-${schedule.semester.semesterId}.xlsx`,
        blob: scheduleExcel(schedule, { language, t }),
      };
    },
    calendar: async () => {
      const { name, content } = await call('getCalendarFile', {
        query: { StudFacultyCode: record?.studFacultyCode ?? '', Period: period },
      });
      return { name, blob: new Blob([content], { type: 'text/calendar' }) };
    },
  };
}

/** The schedule as a file or on paper. The code that makes the files is loaded on first use. */
export function DownloadMenu({ schedule, period }: { schedule: Schedule; period: Period }) {
  const { t } = useTranslation('schedule');
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const calendar = useIsAvailable('getCalendarFile');

  const files = useScheduleFiles(schedule, period);

  const make = async (kind: Kind): Promise<void> => {
    setMaking(true);
    setFailed(false);
    try {
      const { name, blob } = await files[kind]();
      saveFile(name, blob);
    } catch (reason) {
      if (reason instanceof CallFailure) reportFailure(reason, 'getCalendarFile');
      else setFailed(true);
    } finally {
      setMaking(false);
    }
  };

  return (
    <>
      <ActionMenu
        label={t('download.title')}
        look={{
          className: classes.screen ?? '',
          loading: making,
          leftSection: <IconDownload size={18} stroke={1.75} aria-hidden />,
        }}
        items={[
          {
            key: 'pdf',
            content: t('download.pdf'),
            icon: <IconFileTypePdf size={18} stroke={1.75} aria-hidden />,
            onChoose: () => void make('pdf'),
          },
          {
            key: 'excel',
            content: t('download.excel'),
            icon: <IconTable size={18} stroke={1.75} aria-hidden />,
            onChoose: () => void make('excel'),
          },
          ...(calendar
            ? [
                {
                  key: 'calendar',
                  content: t('download.calendar'),
                  icon: <IconCalendarDown size={18} stroke={1.75} aria-hidden />,
                  onChoose: () => void make('calendar'),
                },
              ]
            : []),
          {
            key: 'print',
            content: t('download.print'),
            icon: <IconPrinter size={18} stroke={1.75} aria-hidden />,
            onChoose: () => window.print(),
          },
        ]}
      />
      <p className={classes.failed} role="alert">
        {failed && t('download.failed')}
      </p>
    </>
  );
}
