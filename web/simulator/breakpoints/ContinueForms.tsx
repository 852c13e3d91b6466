import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call as makeCall } from '../../api/client.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { CodeSelect } from '../console/CodeSelect.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';
import { laidOut } from '../recordings/laid-out.ts';
import classes from './Breakpoints.module.css';

type Way = Schema<'ContinueCall'>;
type Props = { running: boolean; go: (how: Way) => Promise<void> };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Form for the body of a held request, or of a held response. */
export function EditedBody({ id, body, running, go }: Props & { id: number; body: string }) {
  const [text, setText] = useState(() => laidOut(body));
  return (
    <Form className={classes.form} onSubmit={() => void go({ body: text })}>
      <BodyField id={id} how={{ body: text }} text={text} onChange={setText} />
      <SendButton disabled={!isJson(text)} running={running} />
    </Form>
  );
}

const ways = ['code', 'status', 'body'] as const;

/**
 * Form for a response by hand: a code, an HTTP error, or a body. The body begins as the held response or, if a request
 * is held, as the contract's example.
 */
export function AnswerByHand({ call: { id, answer, example }, running, go }: Props & { call: Schema<'HeldCall'> }) {
  const { t } = useTranslation('console');
  const [way, setWay] = useState<(typeof ways)[number]>('code');
  const [code, setCode] = useState('MSG-000077');
  const [error, setError] = useState(503);
  const [status, setStatus] = useState(answer?.status ?? 200);
  const [text, setText] = useState(() => laidOut(answer?.body ?? example ?? '{}'));
  const how: Way = { code: { code }, status: { status: error }, body: { status, body: text } }[way];
  return (
    <Form className={classes.form} onSubmit={() => void go(how)}>
      <NativeSelect
        label={t('breakpoints.with')}
        value={way}
        onChange={(event) => setWay(event.currentTarget.value as typeof way)}
        data={ways.map((value) => ({ value, label: t(`breakpoints.ways.${value}`) }))}
      />
      {way === 'code' && <CodeSelect value={code} onChange={setCode} />}
      {way === 'status' && (
        <WholeNumberField
          label={t('faults.status')}
          min={400}
          max={599}
          clampBehavior="blur"
          value={error}
          usual={503}
          onChange={setError}
        />
      )}
      {way === 'body' && (
        <>
          <WholeNumberField
            label={t('faults.status')}
            min={200}
            max={599}
            clampBehavior="blur"
            value={status}
            usual={200}
            onChange={setStatus}
          />
          <BodyField id={id} how={how} text={text} onChange={setText} />
        </>
      )}
      <SendButton disabled={way === 'body' && !isJson(text)} running={running} />
    </Form>
  );
}

function SendButton({ disabled, running }: { disabled: boolean; running: boolean }) {
  const { t } = useTranslation('console');
  return (
    <Button type="submit" size="sm" disabled={disabled} loading={running}>
      {t('breakpoints.send')}
    </Button>
  );
}

type BodyProps = { id: number; how: Way; text: string; onChange: (text: string) => void };

/** Field for JSON. It lists differences from the contract, which do not prevent sending. */
function BodyField({ id, how, text, onChange }: BodyProps) {
  const { t } = useTranslation('console');
  const differences = useDifferences(id, how, isJson(text));
  return (
    <div className={classes.wide}>
      <Textarea
        label={t('breakpoints.body')}
        description={text.includes('•••') && t('breakpoints.secrets')}
        error={!isJson(text) && t('breakpoints.notJson')}
        dir="ltr"
        autosize
        minRows={3}
        maxRows={16}
        maxLength={200_000}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        classNames={{ input: 'sis-machine' }}
      />
      <div role="status">
        {differences.length > 0 && (
          <>
            <p className={classes.warning}>{t('breakpoints.differences')}</p>
            <ul className={classes.differences}>
              {differences.map((difference) => (
                <li key={difference}>
                  <CodeText breaks>{difference}</CodeText>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

const typingMilliseconds = 400;

/**
 * The differences between an edited body and the contract, requested after a pause in typing; empty if the body is no
 * JSON.
 */
function useDifferences(id: number, how: Way, valid: boolean): string[] {
  const [checked] = useDebouncedValue(JSON.stringify(how), typingMilliseconds);
  const [differences, setDifferences] = useState<string[]>([]);
  useEffect(() => {
    if (!valid) return setDifferences([]);
    const leaving = new AbortController();
    makeCall(
      'continueCall',
      { path: { id }, body: { ...(JSON.parse(checked) as Way), check: true } },
      { signal: leaving.signal, inBackground: true },
    )
      .then((answer) => setDifferences(answer.differences ?? []))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, checked, valid]);
  return differences;
}
