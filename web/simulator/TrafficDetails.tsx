import { Button, Group, Loader } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/useApi.ts';
import { paths } from '../paths.ts';
import { DateText } from '../ui/text/DateText.tsx';
import { toCurl } from './curl.ts';
import { laidOut } from './recordings/laid-out.ts';
import { ResendCall } from './recordings/ResendCall.tsx';
import { WhyRefused } from './WhyRefused.tsx';
import { CopyButton } from './CopyButton.tsx';
import { pageAddress } from './sandbox-address.ts';
import { CallText } from './CallText.tsx';
import classes from './TrafficPanel.module.css';

/** The request and response of a call, the reason of a refusal, and a curl command to repeat it. */
export function TrafficDetails({ id }: { id: number }) {
  const { t } = useTranslation('traffic');
  const details = useApi('getTrafficCall', { id }, { quiet: true });
  const [copied, setCopied] = useState(false);

  if (details.error) return <p className="sis-note">{t('details.gone')}</p>;
  if (!details.data) return <Loader size="sm" aria-label={t('details.answer')} />;
  const { call, body, answer, answerCut } = details.data;
  const command = toCurl(details.data);
  return (
    <div className={`sis-rows sis-loose ${classes.details}`}>
      {call.refused && <WhyRefused id={id} />}
      <Group gap="0.5rem 1rem" justify="space-between">
        <p className="sis-note">
          {t('details.byMachine')} <DateText at={call.atMachine} format="shortDateTime" />
        </p>
        <CopyButton text={pageAddress(`${paths.simulator}/traffic?call=${id}`)} words={t('linked.copy')} />
        <Button
          variant="light"
          size="xs"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(command).then(() => setCopied(true))}
        >
          {t(copied ? 'details.copied' : 'details.copy')}
        </Button>
      </Group>
      <h3 className="sis-small sis-strong">{t('details.request')}</h3>
      <CallText
        name={t('details.request')}
        text={`${call.method} ${call.path}${call.query}${body === null ? '' : `\n\n${laidOut(body)}`}`}
      />
      <h3 className="sis-small sis-strong">{t('details.answer')}</h3>
      <CallText name={t('details.answer')} text={answer ? laidOut(answer) : t('details.nothing')} />
      {answerCut && <p className="sis-note">{t('details.cut')}</p>}
      <ResendCall details={details.data} />
    </div>
  );
}
