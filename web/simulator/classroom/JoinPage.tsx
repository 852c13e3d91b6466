import { Button, Loader, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { latinDigits } from '../../../locales/fold.ts';
import { call } from '../../api/client.ts';
import { failureOf, type CallFailure } from '../../api/failure.ts';
import { parseJson } from '../../api/parse-json.ts';
import { startSession } from '../../api/session.ts';
import { basePath } from '../../api/settings.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { openPage, openSignIn } from '../open-page.ts';
import { sandboxAddress } from '../sandbox-address.ts';
import { saveScript } from '../script.ts';
import { JoinCode } from './JoinCode.tsx';
import classes from './JoinPage.module.css';
import { Form } from '../controls/Form.tsx';

type Seat = { name: string; seat: string; path: string };
const longestName = 40;

/** Storage key of this browser's seat in a class (see `Seat`). All sandboxes of this server share it. */
const seatKey = (code: string): string => `classroom:${code}`;
const readSeat = (code: string): Seat | null => parseJson<Seat>(localStorage.getItem(seatKey(code)));

/** Page on which a trainee joins a class, by a typed code or a code in the address. */
export default function JoinPage() {
  const { code } = useParams();
  return code ? <JoinClass key={code} code={latinDigits(code).toUpperCase()} /> : <JoinCode />;
}

/**
 * Joins the class under a name, in the seat `kept` if this browser has one. The page of another sandbox is opened in
 * its place; `joining` is true from the start if the trainee has arrived in the own sandbox.
 */
function useJoin(code: string, kept: Seat | null, arrived: boolean) {
  const [joining, setJoining] = useState(arrived);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const join = async (wanted: string): Promise<void> => {
    setJoining(true);
    setFailure(null);
    const failed = await failureOf(async () => {
      const { seat, path, page, scenario, session, userName } = await call('joinClassroom', {
        path: { code },
        body: { name: wanted, ...(kept && { seat: kept.seat }) },
      });
      localStorage.setItem(seatKey(code), JSON.stringify({ name: wanted, seat, path } satisfies Seat));
      if (basePath() !== `${path}/`)
        return location.replace(sandboxAddress(path.split('/').at(-1) ?? '', `/join/${code}`));
      if (scenario) saveScript({ scenario, step: 0, open: true });
      if (!session) return openSignIn(userName, page);
      startSession(session);
      openPage(page);
    });
    if (!failed) return;
    setFailure(failed);
    setJoining(false);
  };
  return { join, joining, failure };
}

/** Form for the trainee's name. It leads to the trainee's own sandbox, where joining continues by itself. */
function JoinClass({ code }: { code: string }) {
  const { t } = useTranslation('classroom');
  const found = useApi('findClassroom', { code }, { quiet: true });
  const [kept] = useState(() => readSeat(code));
  const arrived = kept !== null && basePath() === `${kept.path}/`;
  const [name, setName] = useState(kept?.name ?? '');
  const { join, joining, failure } = useJoin(code, kept, arrived);
  const entered = useRef(false);

  useEffect(() => {
    if (!arrived || entered.current) return;
    entered.current = true;
    void join(kept.name);
  });

  if (arrived && joining)
    return (
      <StandalonePage title={t('join.title')} text={t('join.entering')}>
        <Loader aria-hidden />
      </StandalonePage>
    );
  if (found.error && !found.data) return <JoinCode code={code} failure={found.error} />;
  if (!found.data) return null;
  const { title, full } = found.data;
  if (full && !kept)
    return (
      <StandalonePage title={title} text={t('join.full')}>
        <Link to={paths.joinByCode}>{t('join.other')}</Link>
      </StandalonePage>
    );
  return (
    <StandalonePage title={title} text={t(kept ? 'join.back' : 'join.text')}>
      <Form
        className={`sis-loose ${classes.form}`}
        onSubmit={() => {
          if (name.trim()) void join(name.trim());
        }}
      >
        <p className={classes.code}>
          <bdi dir="ltr">{code}</bdi>
        </p>
        <TextInput
          size="lg"
          autoFocus
          label={t('join.name')}
          autoComplete="name"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {failure && <FailureBox failure={failure} />}
        <Button type="submit" size="lg" loading={joining} disabled={!name.trim()}>
          {t('join.join')}
        </Button>
        <Link to={paths.joinByCode}>{t('join.other')}</Link>
      </Form>
    </StandalonePage>
  );
}
