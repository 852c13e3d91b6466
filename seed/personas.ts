import type { Persona } from './persona-types.ts';
import { accountPersonas } from './personas-account.ts';
import { clearancePersonas } from './personas-clearance.ts';
import { documentPersonas } from './personas-document.ts';
import { feesPersonas } from './personas-fees.ts';
import { lifePersonas } from './personas-life.ts';
import { recordPersonas } from './personas-records.ts';
import { planPersonas } from './personas-plan.ts';
import { registrationPersonas } from './personas-registration.ts';
import { enrollmentPersonas } from './personas-enrollment.ts';
import { requestPersonas } from './personas-requests.ts';
import { schedulePersonas } from './personas-schedule.ts';
import { servicePersonas } from './personas-services.ts';
import { thesisPersonas } from './personas-thesis.ts';
import { transferPersonas } from './personas-transfer.ts';
import { surveyPersonas } from './personas-survey.ts';
import { withdrawalPersonas } from './personas-withdrawal.ts';

const studentDomain = 'stu.university.example';

/** A persona's address at the university's identity provider, even if its record here has none. */
export const toCorporateEmail = ({ key, email }: Pick<Persona, 'key' | 'email'>): string =>
  email ?? `${key.toLowerCase()}@${studentDomain}`;

export const personas: readonly Persona[] = [
  ...registrationPersonas,
  ...accountPersonas,
  ...servicePersonas,
  ...feesPersonas,
  ...requestPersonas,
  ...recordPersonas,
  ...planPersonas,
  ...surveyPersonas,
  ...schedulePersonas,
  ...withdrawalPersonas,
  ...enrollmentPersonas,
  ...thesisPersonas,
  ...transferPersonas,
  ...clearancePersonas,
  ...documentPersonas,
  ...lifePersonas,
];
