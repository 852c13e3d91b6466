import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/layout/Panel.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { offText, overlapText } from './change-text.ts';
import { placeOf, type ClassChange } from './schedule-view.ts';
import classes from './Section.module.css';

/** The classes of the coming days that are cancelled, moved or made up for. */
export function ChangesSection({ changes }: { changes: ClassChange[] }) {
  const { t } = useTranslation('schedule');
  const { language, pick } = useLanguage();
  return (
    <Panel title={t('changes.title')}>
      <ul className="sis-list">
        {changes.map((change) => (
          <li key={`${change.registrationId} ${change.was.startsAt}`} className={classes.row}>
            <span className={classes.course}>
              <CodeText strong>{change.code}</CodeText> {pick(change.name)}
              <br />
              <DateText at={change.was.startsAt} format="dateTime" />
            </span>
            <span>
              <strong>{offText(change, t)}</strong>
              {change.to && (
                <>
                  {' · '}
                  <CodeText>{placeOf(change.to.place)}</CodeText>
                </>
              )}
              {change.overlaps.length > 0 && (
                <span className="sis-block sis-refuse">{overlapText(change, t, language)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
