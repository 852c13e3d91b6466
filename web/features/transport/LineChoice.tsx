import { IconBusOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CardChoice } from '../../ui/controls/CardChoice.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import classes from './TransportForm.module.css';

type Props = {
  lines: Schema<'BusLine'>[];
  stationId: number;
  value: string;
  error: ReactNode;
  onChange: (line: string) => void;
};

/**
 * The bus lines that stop at the station on their way to the campus, with morning and afternoon times and free seats.
 */
export function LineChoice({ lines, stationId, value, error, onChange }: Props) {
  const { t } = useTranslation('transport');
  if (lines.length === 0)
    return (
      <div tabIndex={-1} data-field="line" role="group" aria-invalid={error ? true : undefined}>
        <EmptyState icon={IconBusOff} title={t('lines.none')} text={t('lines.noneText')} />
      </div>
    );
  return (
    <CardChoice
      field="line"
      label={t('lines.title')}
      value={value}
      error={error}
      onChange={onChange}
      options={lines.map(({ id, code, seats, free, arrives, leaves, stops }) => {
        const stop = stops.find((one) => one.stationId === stationId);
        return {
          value: String(id),
          disabled: free === 0,
          head: (
            <>
              <CodeText strong>{code}</CodeText>
              <span className={`sis-aside sis-small ${classes.free}`} data-few={free <= few || undefined}>
                {free === 0 ? t('lines.full') : t('lines.free', { count: free })}
                <span className="sis-note sis-light"> {t('lines.of', { seats })}</span>
              </span>
            </>
          ),
          children: (
            <span className={classes.way}>
              <span className="sis-note sis-light">{t('lines.morning')}</span>
              <CodeText>{`${stop?.pickUp ?? ''} → ${arrives}`}</CodeText>
              <span className="sis-note sis-light">{t('lines.afternoon')}</span>
              <CodeText>{`${leaves} → ${stop?.dropOff ?? ''}`}</CodeText>
            </span>
          ),
        };
      })}
    />
  );
}

/** Numbers of free seats up to this one are emphasized. */
const few = 5;
