import { Button, Stack, Textarea } from '@mantine/core';
import { IconArrowsLeftRight, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatReference } from '../../../locales/reference.ts';
import type { ResponseBodyOf } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { foundInReport } from '../report.ts';
import { pageAddress } from '../sandbox-address.ts';
import classes from './CodesSection.module.css';
import { TabLink } from '../controls/TabLink.tsx';

type Code = ResponseBodyOf<'getCodes'>['codes'][number];

/** Address that opens a new sandbox in which the next step returns the code. */
export const stateAddress = ({ scenario, step }: NonNullable<Code['shown']>): string =>
  pageAddress(`${paths.simulator}/start/${scenario}?sandbox=new&step=${step}`);

/**
 * Card for a pasted error report. It lists the codes that the report names, each with a link to a demonstration if
 * there is one, and the requests that the report names, each with a link to the traffic.
 */
export function ReportCard({ codes: known }: { codes: readonly Code[] }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const [text, setText] = useState('');
  const { codes, unknown, calls } = foundInReport(text, known);
  return (
    <Stack component="section" gap="sm" mb="1.5rem" maw="48rem">
      <Textarea
        label={t('codes.report')}
        description={t('codes.reportText')}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        <ul className={`sis-close sis-list ${classes.found}`}>
          {codes.map(({ code, text: says, shown }) => (
            <li key={code}>
              <span>
                <CodeText strong>{code}</CodeText> {pick(says)}
              </span>
              {shown ? (
                <TabLink
                  href={stateAddress(shown)}
                  size="sm"
                  leftSection={<IconPlayerPlay size={16} aria-hidden />}
                  aria-label={t('codes.showLabel', { code })}
                >
                  {t('codes.show')}
                </TabLink>
              ) : (
                <span className="sis-quiet">{t('codes.noScenario')}</span>
              )}
            </li>
          ))}
          {unknown.map((code) => (
            <li key={code}>
              <span>
                <CodeText strong>{code}</CodeText> {t('codes.unknown')}
              </span>
            </li>
          ))}
          {calls.map((call) => (
            <li key={call}>
              <span>
                {t('codes.reference')} <CodeText strong>{formatReference(call)}</CodeText>
              </span>
              <Button
                component={Link}
                to={`${paths.simulator}/traffic?search=${formatReference(call)}`}
                variant="default"
                size="sm"
                leftSection={<IconArrowsLeftRight size={16} aria-hidden />}
              >
                {t('codes.toCall')}
              </Button>
            </li>
          ))}
          {text.trim() !== '' && codes.length + unknown.length + calls.length === 0 && (
            <li className="sis-quiet">{t('codes.nothingNamed')}</li>
          )}
        </ul>
      </div>
    </Stack>
  );
}
