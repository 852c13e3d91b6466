import { productVersion } from '../../../http/contract.ts';
import type { Scenario } from '../scenarios.ts';
import {
  Joined,
  listCalls,
  NotExportable,
  Output,
  Upload,
  type ExportedCall,
  type ResponsePath,
} from './scenario-calls.ts';

/** Writes scenarios as a Postman collection 2.1: a folder for each area, and in it a folder for each scenario. */

/** The name of the collection variable that holds an output as text. The name with `-json` holds it as JSON. */
const variableOf = ({ call, name }: Output): string => `${call}-${name}`;
const jsonOf = (output: Output): string => `${variableOf(output)}-json`;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Output) && !(value instanceof Joined);

/** Writes a value as JSON or JavaScript. `outputs` writes the parts that come from earlier responses. */
function write(value: unknown, outputs: (value: Output | Joined) => string): string {
  if (value instanceof Output || value instanceof Joined) return outputs(value);
  if (Array.isArray(value)) return `[${value.map((item) => write(item, outputs)).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, outputs)}`);
  return `{ ${members.join(', ')} }`;
}

/** The JSON of a request body, or of an object in form data. */
const toJson = (value: unknown): string =>
  write(value, (one) => (one instanceof Output ? `{{${jsonOf(one)}}}` : JSON.stringify(toText(one))));

/** Text for an address, a header or form data. */
function toText(value: unknown): string {
  if (value instanceof Output) return `{{${variableOf(value)}}}`;
  if (value instanceof Joined) return value.parts.map(toText).join('');
  return typeof value === 'string' ? value : toJson(value);
}

const inAddress = (value: unknown): string =>
  value instanceof Output || value instanceof Joined ? toText(value) : encodeURIComponent(toText(value));

function toUrl({ operation, params, query }: ExportedCall): object {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => ({ key, value: inAddress(one) })),
  );
  const search = pairs.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${search && `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(pairs.length && { query: pairs }),
  };
}

function toBody({ operation, body }: ExportedCall): object {
  if (body === undefined) return {};
  if (!operation.multipart) return { body: { mode: 'raw', raw: toJson(body), options: { raw: { language: 'json' } } } };
  if (!Object.keys(body as object).length) throw new NotExportable('emptyForm');
  const formdata = Object.entries(body as object).map(([key, value]: [string, unknown]) =>
    value instanceof Upload
      ? { key, type: 'file', src: `./${value.path}` }
      : { key, type: 'text', value: toText(value) },
  );
  return { body: { mode: 'formdata', formdata } };
}

const toRequest = (call: ExportedCall): object => ({
  method: call.operation.method,
  header: [
    ...(call.operation.tag === 'simulator' ? [{ key: 'X-Trainer-Code', value: '{{trainerCode}}' }] : []),
    ...(call.body !== undefined && !call.operation.multipart
      ? [{ key: 'Content-Type', value: 'application/json' }]
      : []),
    ...Object.entries(call.headers).map(([key, value]) => ({ key, value: toText(value) })),
  ],
  url: toUrl(call),
  ...toBody(call),
  ...(call.show && { description: `${call.show.en}\n\n${call.show.ar}` }),
});

/** JavaScript code that reads a value from the response. */
const reading = (path: ResponsePath): string =>
  path.reduce<string>(
    (from, part) =>
      typeof part === 'object'
        ? `${from}.find((one) => String(one[${JSON.stringify(part.member)}]) === ${JSON.stringify(part.equals)})`
        : `${from}[${JSON.stringify(part)}]`,
    'body',
  );

const known = (output: Output): string => `JSON.parse(pm.collectionVariables.get(${JSON.stringify(jsonOf(output))}))`;
/** JavaScript code of the expected body. The order of lists is not checked. */
const inScript = (value: unknown): string =>
  write(withoutOrder(value), (one) =>
    one instanceof Output
      ? known(one)
      : `[${one.parts.map((part) => (part instanceof Output ? known(part) : JSON.stringify(part))).join(', ')}].join('')`,
  );

function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOrder);
  if (!isGroup(value)) return value;
  if ('anyOrder' in value) return withoutOrder(value.anyOrder);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutOrder(item)]));
}

const test = (name: string, condition: string): string => `pm.test(${JSON.stringify(name)}, () => ${condition});`;

/** JavaScript that finds the parts of an expected body in an answer. It needs no library: Bruno has no lodash. */
const matching = [
  'const matches = (actual, wanted) => {',
  '  if (wanted === null || typeof wanted !== "object") return actual === wanted;',
  '  if (actual === null || typeof actual !== "object") return false;',
  '  if (!Array.isArray(wanted)) return Object.keys(wanted).every((key) => matches(actual[key], wanted[key]));',
  '  const rest = [...actual];',
  '  const take = (at) => at >= 0 && rest.splice(at, 1);',
  '  return wanted.length ? wanted.every((item) => take(rest.findIndex((one) => matches(one, item)))) : !rest.length;',
  '};',
];

function toScript(call: ExportedCall): string[] {
  const { status, code, codes = [], body, slowerThanMs } = call.expect;
  const all = [...new Set([code ?? [], codes].flat())];
  const outputs = Object.entries(call.outputs);
  return [
    test(`status ${status}`, `pm.expect(pm.response.code).to.equal(${status})`),
    ...(slowerThanMs === undefined
      ? []
      : [test(`at least ${slowerThanMs} ms`, `pm.expect(pm.response.responseTime).to.be.at.least(${slowerThanMs})`)]),
    ...all.map((one) => test(`code ${one}`, `pm.expect(pm.response.text()).to.include(${JSON.stringify(`"${one}"`)})`)),
    ...(body !== undefined || outputs.length ? ['const body = pm.response.json();'] : []),
    ...(body === undefined
      ? []
      : [...matching, test('body', `pm.expect(matches(body, ${inScript(body)})).to.equal(true)`)]),
    ...outputs.flatMap(([name, path]) => {
      const output = new Output(call.id, name);
      return [
        `pm.collectionVariables.set(${JSON.stringify(variableOf(output))}, ${reading(path)});`,
        `pm.collectionVariables.set(${JSON.stringify(jsonOf(output))}, JSON.stringify(${reading(path)}));`,
      ];
    }),
  ];
}

/** Writes a scenario as a folder. Throws NotExportable if Postman lacks something. */
export const toFolder = (scenario: Scenario): object => ({
  name: scenario.title.en,
  description: `${scenario.title.ar}\n\n${scenario.story.en}\n\n${scenario.story.ar}\n\n\`${scenario.id}\``,
  item: listCalls(scenario).map((call) => ({
    name: call.title,
    request: toRequest(call),
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: toScript(call) } }],
  })),
});

/** The collection, as JSON. `areas`: the folders of the scenarios by area. */
export const toPostmanCollection = (areas: Map<string, object[]>): string =>
  JSON.stringify(
    {
      info: {
        name: `Student information system ${productVersion}: scenarios`,
        description: 'Each folder starts its scenario anew in the sandbox of baseUrl.',
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      variable: [
        { key: 'baseUrl', value: 'http://127.0.0.1:3000' },
        { key: 'trainerCode', value: '' },
      ],
      item: [...areas].map(([name, item]) => ({ name, item })),
    },
    null,
    1,
  );
