import type { Refusal } from '../../../api/operations.ts';
import type { ErrorBody } from '../../../api/failure.ts';
import { useAction } from '../../../api/useAction.ts';
import type { Change, Period } from '../basket/basket.ts';

export type ChangeResult = { ok: true; messages: Refusal[] } | { ok: false; status: number; error: ErrorBody };

const inPlace = { inPlace: true };

/** Runs one change with its own API call. `wait` joins a full section's waiting list instead of registering. */
export function useChangeRunner(period: Period) {
  const register = useAction('registerCourse', inPlace);
  const replace = useAction('replaceCourse', inPlace);
  const remove = useAction('deleteCourse', inPlace);
  const drop = useAction('dropCourse', inPlace);
  const undrop = useAction('undropCourse', inPlace);
  const withdraw = useAction('withdrawCourse', inPlace);
  const unwithdraw = useAction('unwithdrawCourse', inPlace);
  const join = useAction('joinWaitingList', inPlace);
  const all = [register, replace, remove, drop, undrop, withdraw, unwithdraw, join];

  const send = (change: Change, wait: boolean, confirm: string[]) => {
    const query = { Period: period };
    switch (change.action) {
      case 'register':
        return (wait ? join : register).run({ query, body: { sectionId: change.sectionId, confirm } });
      case 'replace':
        return replace.run({
          query,
          body: { registrationId: change.registrationId, sectionId: change.sectionId, confirm },
        });
      case 'delete':
        return remove.run({ path: { registrationId: change.registrationId }, query: { ...query, confirm } });
      case 'drop':
        return drop.run({ query, body: { registrationId: change.registrationId, confirm } });
      case 'undrop':
        return undrop.run({ query, body: { registrationId: change.registrationId, confirm } });
      case 'withdraw':
        return withdraw.run({ query, body: { registrationId: change.registrationId, confirm } });
      case 'unwithdraw':
        return unwithdraw.run({ query, body: { registrationId: change.registrationId, confirm } });
    }
  };

  const run = async (change: Change, wait: boolean, confirm: string[]): Promise<ChangeResult> => {
    const outcome = await send(change, wait, confirm);
    return outcome.ok ? { ok: true, messages: outcome.data.messages } : outcome;
  };

  return { run, running: all.some(({ running }) => running) };
}
