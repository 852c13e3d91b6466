import type { RequestListener } from 'node:http';
import {
  untransacted,
  type HandlerContext,
  type Handlers,
  type Schema,
  type SimulatorOperation,
} from '../../http/operations.ts';
import { publicAddresses } from '../../http/network-addresses.ts';
import type { Tenant } from '../../tenant.ts';
import type { Classroom, ClassroomStart } from './classroom.ts';
import { addClassroomFault, clearClassroomFaults } from './classroom-faults.ts';
import { judgeName } from '../given-name.ts';
import { scenarioNamed } from '../scenario/scenario-steps.ts';
import type { Simulator } from '../simulator.ts';

type Tools = {
  setClock: (tenant: Tenant, setting: Schema<'ClockSetting'>) => Promise<unknown>;
  /** Throws if the instant is outside the university's calendar. */
  judge: (setting: Schema<'ClockSetting'>) => void;
  served: () => RequestListener;
};

/** Handlers of the class operations: those of the trainer, and joining a class. */
export const classroomHandlers = (
  { sandboxes, scenarios, classrooms, auth }: Simulator,
  { setClock, judge, served }: Tools,
) => {
  const start = (tenant: Tenant, { kind, name = '' }: Schema<'NewClassroom'>['from']): ClassroomStart =>
    kind === 'scenario'
      ? { kind, scenario: scenarioNamed(scenarios(), name) }
      : kind === 'snapshot'
        ? { kind, state: sandboxes.require(tenant).snapshots.find(name) }
        : { kind };
  type Asked = Pick<HandlerContext<'getClassrooms'>, 'settings' | 'ownAddress'>;
  const all = ({ settings, ownAddress }: Asked): Schema<'Classrooms'> => ({
    reach: publicAddresses(settings, ownAddress),
    classrooms: classrooms.answer(),
  });
  const one = (code: string, { settings, ownAddress }: Asked): Schema<'Classroom'> =>
    classrooms.roomAnswer(classrooms.find(code), publicAddresses(settings, ownAddress));
  /** Builds a handler that changes one class. It responds with the changed class. */
  const change = <Id extends SimulatorOperation>(
    make: (room: Classroom, call: HandlerContext<Id>) => Promise<void> | void,
  ) => ({
    untransacted: async (
      call: HandlerContext<Id> & Asked & { params: { code: string } },
    ): Promise<[200, Schema<'Classroom'>]> => {
      const room = classrooms.find(call.params.code);
      await make(room, call);
      return [200, one(room.code, call)];
    },
  });

  return {
    getClassrooms: (call) => [200, all(call)],
    createClassroom: untransacted<'createClassroom'>((call) => {
      const {
        tenant,
        body: { title, from, persona = 'eligible', trainees = 30 },
      } = call;
      judgeName(title, 'body/title');
      const { code } = classrooms.open(title, start(tenant, from), persona, trainees);
      return one(code, call);
    }),
    getClassroom: (call) => [200, one(call.params.code, call)],
    findClassroom: ({ params, network }) => [
      200,
      classrooms.found(auth.classOf(params.code, network, (code) => classrooms.find(code))),
    ],
    joinClassroom: {
      untransacted: async ({ params, body, userAgent, address, network, origin }) => {
        judgeName(body.name, 'body/name');
        const room = auth.classOf(params.code, network, (code) => classrooms.find(code));
        const joined = await classrooms.join(room, body.name, body.seat, setClock, { userAgent, address });
        return [200, joined, auth.seatCookie(joined.path, joined.seat, origin)];
      },
    },
    setClassroomClock: change<'setClassroomClock'>(async (room, { body }) => {
      // Checks the setting first, so that an invalid one changes no clock at all.
      judge(body);
      await classrooms.setClock(room, body, setClock);
    }),
    undoClassroomClock: change<'undoClassroomClock'>((room) => classrooms.undoClock(room, setClock)),
    resetTrainee: change<'resetTrainee'>((room, { params, body }) =>
      classrooms.reset(room, params.trainee, body.step, served(), setClock),
    ),
    removeTrainee: change<'removeTrainee'>((room, { params }) => classrooms.remove(room, params.trainee)),
    setClassroomPlaces: change<'setClassroomPlaces'>((room, { body }) => {
      room.maximum = body.trainees;
    }),
    resetClassroom: change<'resetClassroom'>((room, { body }) =>
      classrooms.resetAll(room, body.step, served(), setClock),
    ),
    sendClassMessage: change<'sendClassMessage'>((room, { body }) => classrooms.say(room, body.text)),
    getClassroomFaults: ({ params }) => [200, { faults: classrooms.find(params.code).faults }],
    addClassroomFault: untransacted<'addClassroomFault'>(({ params, body }) => {
      const room = classrooms.find(params.code);
      addClassroomFault(room, classrooms.sandboxesOf(room), body);
      return { faults: room.faults };
    }),
    clearClassroomFaults: untransacted<'clearClassroomFaults'>(({ params }) => {
      const room = classrooms.find(params.code);
      clearClassroomFaults(room, classrooms.sandboxesOf(room));
      return { faults: room.faults };
    }),
    lookAtTrainee: untransacted<'lookAtTrainee'>(({ params, userAgent, address }) =>
      classrooms.look(classrooms.find(params.code), params.trainee, { userAgent, address }),
    ),
    closeClassroom: untransacted<'closeClassroom'>((call) => {
      classrooms.close(call.params.code);
      return all(call);
    }),
  } satisfies Partial<Handlers>;
};
