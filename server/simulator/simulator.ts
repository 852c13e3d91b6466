import type { RequestListener } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { answerOfError } from '../http/errors.ts';
import { languageOf } from '../http/messages.ts';
import type { CallHooks } from '../http/mount.ts';
import { refuse, Refused } from '../refusal.ts';
import type { World } from '../world.ts';
import { Classrooms } from './classrooms.ts';
import { listen, recordedCall } from './recording.ts';
import { Sandboxes, type SandboxesOptions } from './sandboxes.ts';
import { readScenarios, type Scenario } from './scenarios.ts';

/** What makes a server a simulator: sandboxes, faults and scenarios. */
export type Simulator = {
  sandboxes: Sandboxes;
  classrooms: Classrooms;
  /** The whole server, for calls that the simulator makes itself; set when it is composed. */
  app: RequestListener | undefined;
  scenarios: () => Scenario[];
  hooks: CallHooks;
  /** Finds the sandbox a path begins with and takes that beginning off the path. */
  chooseSandbox: (req: Request, res: Response, next: NextFunction) => void;
};

const sandboxPath = /^\/sandbox\/([^/?]+)(.*)$/;

export function createSimulator(options: SandboxesOptions, world: World): Simulator {
  const sandboxes = new Sandboxes(options, world);
  let scenarios: Scenario[] | undefined;
  return {
    sandboxes,
    classrooms: new Classrooms(sandboxes),
    app: undefined,
    scenarios: () => (scenarios ??= readScenarios()),
    hooks: {
      before: async (operation, current, req, res) => {
        const sandbox = sandboxes.of(current);
        await sandbox.recording.prepare(sandbox, operation);
        listen(operation, req, res);
        return sandbox.faults.strike(operation.id, req, res);
      },
      after: (operation, current, req) => {
        const call = operation && req.res && recordedCall(operation, current, req, req.res);
        if (call) sandboxes.find(current.name)?.recording.add(call);
      },
    },
    chooseSandbox: (req, res, next) => {
      const match = sandboxPath.exec(req.url);
      if (!match) return next();
      const name = match[1] ?? '';
      const sandbox = name && sandboxes.find(name);
      if (!sandbox) {
        const answer = answerOfError(new Refused(refuse('DEV-000005', { name }), { status: 404 }), languageOf(req.headers['accept-language']));
        res.status(answer.status).json(answer.body);
        return;
      }
      res.locals.world = sandbox.world;
      const rest = match[2] ?? '';
      req.url = rest.startsWith('/') ? rest : `/${rest}`;
      next();
    },
  };
}
