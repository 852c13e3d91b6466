import type { TFunction } from 'i18next';
import type { Language, Text } from '../../../locales/i18n.ts';
import { callsNamedIn, formatReference, requestsNamedIn } from '../../../locales/reference.ts';
import { endpoints } from '../../api/endpoints.gen.ts';
import type { ResponseBodyOf, OperationId } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import type { SectionKey } from '../console/sections.ts';
import type { Persona, Scenario, Texts } from '../search.ts';
import { named, personaWords, ranked, scenarioTexts } from '../search.ts';

/** Kind of a result. `call`: an operation. `recorded`: a recorded call of one. `request`: a student's request. */
export type Kind = 'scenario' | 'code' | 'persona' | 'call' | 'recorded' | 'request' | 'section';
/** A search result with its texts and the address it opens. */
export type Thing = { kind: Kind; key: string; name: Text; about: Text; to: string; newTab: boolean; texts: Texts };
export type Sources = {
  scenarios: readonly Scenario[];
  personas: readonly Persona[];
  codes: ResponseBodyOf<'getCodes'>['codes'];
  sections: readonly SectionKey[];
  says: Record<Language, TFunction<'console'>>;
};

const both = (text: Text): string => `${text.en} ${text.ar}`;
const names = (text: Text, worth: number): Texts => [
  [text.en, worth],
  [text.ar, worth],
];

function sectionThing(key: SectionKey, says: Sources['says']): Thing {
  const name = { en: says.en(`sections.${key}`), ar: says.ar(`sections.${key}`) };
  const about = { en: says.en(`about.${key}`), ar: says.ar(`about.${key}`) };
  return {
    kind: 'section',
    key,
    name,
    about,
    to: `${paths.simulator}/${key}`,
    newTab: false,
    texts: [...names(name, 12), [both(about), 3], [key, 3]],
  };
}

function callThing(id: OperationId, says: Sources['says']): Thing {
  const { method, path, tag } = endpoints[id];
  const name = { en: says.en(`calls.${id}`, { defaultValue: id }), ar: says.ar(`calls.${id}`, { defaultValue: id }) };
  const wire = `${id} · ${method.toUpperCase()} ${path}`;
  return {
    kind: 'call',
    key: id,
    name,
    about: { en: wire, ar: wire },
    to: `/docs#/${tag}/${id}`,
    newTab: true,
    texts: [[id, 8], ...names(name, 8), [named(id), 6], [path, 3]],
  };
}

const scenarioThing = (scenario: Scenario, persona: Persona | undefined): Thing => ({
  kind: 'scenario',
  key: scenario.id,
  name: scenario.title,
  about: scenario.story,
  to: `${paths.simulator}/gallery?search=${encodeURIComponent(scenario.id)}`,
  newTab: false,
  texts: scenarioTexts(scenario, persona),
});

const codeThing = ({ code, text, action }: Sources['codes'][number]): Thing => ({
  kind: 'code',
  key: code,
  name: { en: code, ar: code },
  about: text,
  to: `${paths.simulator}/codes?search=${encodeURIComponent(code)}`,
  newTab: false,
  texts: [
    [code, 4],
    [named(code), 4],
    [both(text), 3],
    [both(action), 1],
  ],
});

const personaThing = (persona: Persona): Thing => ({
  kind: 'persona',
  key: persona.key,
  name: persona.name,
  about: persona.title,
  to: `${paths.simulator}/as/${persona.key}?tab=own`,
  newTab: true,
  texts: [
    [persona.userName, 10],
    [named(persona.key), 8],
    ...names(persona.name, 8),
    ...names(persona.title, 6),
    [personaWords(persona).join(' '), 2],
  ],
});

/** All things that can be found by words. Scenarios come first among equally good results. */
export function createThings({ scenarios, personas, codes, sections, says }: Sources): Thing[] {
  const byKey = new Map(personas.map((persona) => [persona.key, persona]));
  return [
    ...scenarios.map((scenario) => scenarioThing(scenario, byKey.get(scenario.persona))),
    ...sections.map((key) => sectionThing(key, says)),
    ...codes.map(codeThing),
    ...personas.map(personaThing),
    ...(Object.keys(endpoints) as OperationId[]).map((id) => callThing(id, says)),
  ];
}

/** Results for numbers named in a search; each opens `section` with a search for that number. */
function numberedIn(things: readonly Thing[], section: SectionKey, kind: Kind, numbers: readonly string[]): Thing[] {
  const place = things.find((thing) => thing.kind === 'section' && thing.key === section);
  return place === undefined
    ? []
    : numbers.map((number) => ({
        kind,
        key: number,
        name: { en: number, ar: number },
        about: place.name,
        to: `${place.to}?search=${number}`,
        newTab: false,
        texts: [],
      }));
}

/** The results of a search: the numbers named in it, then the things found by words, the best first. */
export const foundThings = (things: readonly Thing[], search: string): Thing[] => [
  ...numberedIn(things, 'traffic', 'recorded', callsNamedIn(search).map(formatReference)),
  ...numberedIn(things, 'offices', 'request', requestsNamedIn(search)),
  ...ranked(things, search, ({ texts }) => texts),
];
