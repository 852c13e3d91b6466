import { call } from '../../../api/client.ts';
import { CallFailure } from '../../../api/failure.ts';
import { notifyMessages, notify } from '../../../api/notices.ts';
import type { Refusal, Schema } from '../../../api/operations.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import { useRecord } from '../../../api/useRecord.ts';
import type { Change, Period } from './basket.ts';
import { toUndo } from './undo.ts';

/** The time in seconds during which undo is offered. */
const undoSeconds = 10;

type Courses = Schema<'RegisteredCourse'>[];

/** `changes` includes the corequisites, see `withAlong`. `confirmed`: the message codes that the student confirmed. */
type Done = { changes: Change[]; confirmed: string[]; messages: Refusal[] };

/** Returns a function that reports an applied change and offers undo if every part of it can be reversed. */
export function useToldChange(period: Period): (done: Done) => Promise<void> {
  const { data: before } = useApi('registeredCourses', { Period: period }, { quiet: true });
  const { record } = useRecord();
  const { run } = useAction('changeRegistration', { inPlace: true });

  const coursesNow = async (): Promise<Courses | null> => {
    try {
      const query = { Period: period, StudFacultyCode: record?.studFacultyCode };
      return (await call('registeredCourses', { query })).courses;
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      return null;
    }
  };

  const takeBack = async (changes: Change[], confirmed: string[]): Promise<void> => {
    const confirm = [...new Set([...confirmed, 'registration.confirmCorequisite'])];
    const outcome = await run({ query: { Period: period }, body: { changes, confirm } });
    if (outcome.ok) notifyMessages(outcome.data.messages);
    else if (!outcome.told) notify({ kind: 'failure', seconds: 4, status: outcome.status, error: outcome.error });
  };

  return async ({ changes, confirmed, messages }) => {
    const after = before && (await coursesNow());
    const back = after ? toUndo(changes, before.courses, after) : [];
    if (back.length === 0) return notifyMessages(messages);
    const undo = (): void => void takeBack(back, confirmed);
    notify({ kind: 'message', tone: 'done', refusals: messages, seconds: undoSeconds, undo });
  };
}
