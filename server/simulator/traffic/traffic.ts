import { latinDigits } from '../../../locales/fold.ts';
import { callsNamedIn } from '../../../locales/reference.ts';
import { toIso } from '../../clock/clock.ts';
import type { QueryOf, Schema } from '../../http/operations.ts';
import { shownBody, type ShownCall } from './recorded-call.ts';
import type { Recording } from './recording.ts';
import { redactedQuery, redactedText } from './redaction.ts';

/** The recorded calls as the trainer's console shows them, without secrets. */

/** True if the call was refused, or was a check that returned a reason. */
const isRefused = ({ shown }: ShownCall): boolean => shown.traces.length > 0;

const toTrafficCall = (call: ShownCall): Schema<'TrafficCall'> => ({
  id: call.id,
  at: toIso(call.at),
  atMachine: toIso(call.machineAt),
  operationId: call.operation.id,
  method: call.operation.method,
  path: call.shown.path,
  query: redactedQuery(call.query),
  userName: call.shown.userName,
  status: call.status,
  codes: call.codes,
  milliseconds: call.shown.milliseconds,
  refused: isRefused(call),
});

type Place = { tenant: { name: string }; recording: Recording };

export function trafficAnswer(
  recording: Recording,
  { operationId, code, status, search = '', after = 0, limit = 100, simulator = false }: QueryOf<'getTraffic'> = {},
  places: readonly Place[] = [],
): Schema<'Traffic'> {
  const calls = recording.traffic(simulator ? 'simulator' : 'students');
  const words = latinDigits(search.trim().toLowerCase());
  const named = callsNamedIn(words);
  // A search for the reference of a call looks in both kinds of calls: those of students and those to the simulator.
  const looked = named.length > 0 ? recording.shown() : calls;
  const found = looked.filter(
    (call) =>
      call.id > after &&
      (!operationId || call.operation.id === operationId) &&
      (!code || call.codes.includes(code)) &&
      (!status ||
        (status === 'refused'
          ? isRefused(call)
          : status === '0'
            ? call.status === 0
            : Math.floor(call.status / 100) === Number(status[0]))) &&
      (!words ||
        named.includes(call.id) ||
        `${call.operation.method} ${call.shown.path} ${call.operation.id} ${call.codes.join(' ')} ${call.shown.userName ?? ''} ${call.status}`
          .toLowerCase()
          .includes(words)),
  );
  const elsewhere = places
    .filter(
      (place) => found.length === 0 && place.recording !== recording && named.some((id) => place.recording.find(id)),
    )
    .map(({ tenant }) => tenant.name);
  return {
    calls: found.slice(-limit).reverse().map(toTrafficCall),
    total: found.length,
    lastId: calls.at(-1)?.id ?? 0,
    elsewhere,
  };
}

export function toTrafficDetails(call: ShownCall): Schema<'TrafficDetails'> {
  const { answer, answerCut, traces } = call.shown;
  return {
    call: toTrafficCall(call),
    language: call.language,
    body: shownBody(call),
    answer: redactedText(answer),
    answerCut,
    traces: traces.map(({ refusal: { Code, Params, Change }, rule, clause, facts }) => ({
      refusal: { Code, Params, ...(Change !== undefined && { Change }) },
      rule,
      clause,
      facts,
    })),
  };
}
