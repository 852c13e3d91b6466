import { z } from 'zod';
import { enums } from '../../../db/enums.gen.ts';

/** The tools of the MCP server. Each is a command of `npm run sim`, with its inputs described for an agent. */

/** A command of sim: its options, and the words after its name. */
export type CommandLine = {
  options?: Record<string, string | string[] | number | boolean | undefined>;
  words?: (string | undefined)[];
};

export type SimTool = {
  name: string;
  description: string;
  /** The command of `npm run sim`. */
  command: string;
  /** True if the tool changes nothing. */
  readOnly: boolean;
  input: z.ZodObject;
  toCommandLine: (input: never) => CommandLine;
};

function defineTool<Shape extends z.ZodRawShape>(
  tool: Omit<SimTool, 'input' | 'toCommandLine' | 'readOnly'> & {
    readOnly?: boolean;
    input?: Shape;
    toCommandLine?: (input: z.infer<z.ZodObject<Shape>>) => CommandLine;
  },
): SimTool {
  const { input = {} as Shape, toCommandLine = () => ({}), readOnly = false, ...rest } = tool;
  return { ...rest, readOnly, input: z.object(input), toCommandLine };
}

const search = z.string().optional().describe('Words to search for. Absent: all');
const recipient = z.string().optional().describe('Phone number or e-mail address. Absent: all');
const named = (what: string): { name: z.ZodString } => ({ name: z.string().min(1).describe(`Name of the ${what}`) });

export const simTools: SimTool[] = [
  defineTool({
    name: 'get_simulator',
    description: 'Tells the address, version and time of the simulator.',
    command: 'info',
    readOnly: true,
  }),
  defineTool({
    name: 'get_clock',
    description: 'Tells the time of the university (Bahrain) and the moments of its agenda that move_clock takes.',
    command: 'clock',
    readOnly: true,
  }),
  defineTool({
    name: 'move_clock',
    description: 'Moves the clock of the university. Everything that falls due on the way happens.',
    command: 'clock',
    input: {
      to: z
        .string()
        .min(1)
        .describe(
          'A step (+3d, +2h30m), an instant in Bahrain (2026-09-18T08:00), a moment that get_clock lists (next-friday), back to undo the last move, or freeze, run, live',
        ),
      expireSessions: z.boolean().optional().describe('True: sessions end as if the time had passed'),
    },
    toCommandLine: ({ to, expireSessions }) => ({ words: [to], options: { 'expire-sessions': expireSessions } }),
  }),
  defineTool({
    name: 'list_students',
    description: 'Lists the students who can be signed in: key, what the student shows, name.',
    command: 'students',
    readOnly: true,
    input: { search },
    toCommandLine: (input) => ({ words: [input.search] }),
  }),
  defineTool({
    name: 'sign_in_as',
    description: 'Signs a student in. Returns the page, the record (StudFacultyCode) and a bearer token for calls.',
    command: 'as',
    input: {
      persona: z.string().min(1).describe('Key of list_students, such as eligible'),
      as: z
        .enum(['all', 'token', 'curl'])
        .optional()
        .describe('token: only the token; curl: a command that makes a first call'),
    },
    toCommandLine: ({ persona, as }) => ({
      words: [persona],
      options: { token: as === 'token', curl: as === 'curl' },
    }),
  }),
  defineTool({
    name: 'list_demonstrations',
    description: 'Lists the demonstrations (scenarios): id and title.',
    command: 'scenarios',
    readOnly: true,
    input: { search },
    toCommandLine: (input) => ({ words: [input.search] }),
  }),
  defineTool({
    name: 'start_demonstration',
    description: 'Resets the university and sets it up for a demonstration. What was done before is lost.',
    command: 'start',
    input: { id: z.string().min(1).describe('Id of list_demonstrations, such as registration.full-section') },
    toCommandLine: ({ id }) => ({ words: [id] }),
  }),
  defineTool({
    name: 'list_faults',
    description: 'Lists the faults that make calls fail or slow.',
    command: 'fault',
    readOnly: true,
  }),
  defineTool({
    name: 'add_fault',
    description: 'Makes calls fail, slow or cut off. Choose one of status, code, latencyMs and drop.',
    command: 'fault',
    input: {
      target: z
        .string()
        .min(1)
        .describe(`An operationId of the contract, or a group: ${enums.FaultGroup.join(', ')}`),
      status: z.int().optional().describe('The HTTP status of the answer, such as 503'),
      code: z.string().optional().describe('The code of the refusal, such as MSG-000077'),
      latencyMs: z.int().optional().describe('Milliseconds that the answer waits'),
      drop: z.boolean().optional().describe('True: the connection is cut'),
      times: z.int().optional().describe('How many calls. Absent: one'),
    },
    toCommandLine: ({ target, status, code, latencyMs, drop, times }) => ({
      words: ['add', target],
      options: { status, code, latency: latencyMs, drop, times },
    }),
  }),
  defineTool({
    name: 'remove_fault',
    description: 'Removes one fault.',
    command: 'fault',
    input: { id: z.int().describe('Id of list_faults') },
    toCommandLine: ({ id }) => ({ words: ['remove', String(id)] }),
  }),
  defineTool({
    name: 'clear_faults',
    description: 'Removes all faults.',
    command: 'fault',
    toCommandLine: () => ({ words: ['clear'] }),
  }),
  defineTool({
    name: 'list_traffic',
    description: 'Lists the last 30 calls without secrets, newest last: status, path, user, duration, codes.',
    command: 'traffic',
    readOnly: true,
    input: { search, code: z.string().optional().describe('Only calls answered with this code') },
    toCommandLine: ({ search: words, code }) => ({ words: [words], options: { code } }),
  }),
  defineTool({
    name: 'list_requests',
    description:
      'Lists requests of students: reference number, kind, status, office. Without a search those that wait.',
    command: 'requests',
    readOnly: true,
    input: { search },
    toCommandLine: (input) => ({ words: [input.search] }),
  }),
  defineTool({
    name: 'decide_request',
    description: 'Decides a request for the office that has it. The student is told as by a real office.',
    command: 'decide',
    input: {
      referenceNumber: z.string().min(1).describe('Reference number of list_requests'),
      decision: z.enum(['approve', 'reject', 'return', 'check', 'collect']),
      note: z.string().optional().describe('The note to the student'),
      item: z.string().optional().describe('The item that the decision is about, where a request has several'),
      values: z
        .record(z.string(), z.string())
        .optional()
        .describe('Fields that the office fills in, with their values'),
    },
    toCommandLine: ({ referenceNumber, decision, note, item, values = {} }) => ({
      words: [referenceNumber, decision],
      options: { note, item, set: Object.entries(values).map(([field, value]) => `${field}=${value}`) },
    }),
  }),
  defineTool({
    name: 'list_messages',
    description: 'Lists text messages and e-mails that the university has sent, newest last.',
    command: 'outbox',
    readOnly: true,
    input: { search, recipient },
    toCommandLine: (input) => ({ words: [input.search], options: { to: input.recipient } }),
  }),
  defineTool({
    name: 'get_verification_code',
    description: 'Returns the latest verification code that has arrived.',
    command: 'code',
    readOnly: true,
    input: { recipient },
    toCommandLine: (input) => ({ options: { to: input.recipient } }),
  }),
  defineTool({
    name: 'reset_sandbox',
    description: 'Resets the university to the seeded data. What was done before is lost.',
    command: 'reset',
  }),
  defineTool({
    name: 'list_snapshots',
    description: 'Lists the saved states of the university.',
    command: 'snapshot',
    readOnly: true,
  }),
  ...(['keep', 'restore', 'delete'] as const).map((verb) =>
    defineTool({
      name: `${verb === 'keep' ? 'save' : verb}_snapshot`,
      description: {
        keep: 'Saves the state of the university.',
        restore: 'Returns the university to a saved state. What was done after it is lost.',
        delete: 'Deletes a saved state.',
      }[verb],
      command: 'snapshot',
      input: named('snapshot'),
      toCommandLine: ({ name }) => ({ words: [verb, name] }),
    }),
  ),
  defineTool({
    name: 'list_sandboxes',
    description: 'Lists the sandboxes: universities of their own beside the main one.',
    command: 'sandbox',
    readOnly: true,
  }),
  ...(['new', 'delete'] as const).map((verb) =>
    defineTool({
      name: verb === 'new' ? 'create_sandbox' : 'delete_sandbox',
      description: verb === 'new' ? 'Creates a sandbox with the seeded data.' : 'Deletes a sandbox with all its data.',
      command: 'sandbox',
      input: named('sandbox'),
      toCommandLine: ({ name }) => ({ words: [verb, name] }),
    }),
  ),
];
