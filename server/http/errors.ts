import type { Language } from '../../locales/i18n.ts';
import { refuse, Refused, type MessageCode, type Refusal } from '../refusal.ts';
import type { Schema } from './operations.ts';
import { formatRefusal } from './messages.ts';

export type ErrorBody = Schema<'Error'>;
export type ErrorResponse = { status: number; body: ErrorBody; headers: Record<string, string>; unexpected: boolean };

/** Codes whose text comes from the university's database procedures. */
const fromDatabase: Partial<Record<MessageCode, string>> = {
  'MSG-000073': 'Please Complete Student release process Before you apply for the certificate',
};

const isNumbered = (code: string): boolean => /^(MSG|DEV)-/.test(code);

export function errorBody(refusals: Refusal[], language: Language, detail = ''): ErrorBody {
  const first = refusals[0];
  if (!first) throw new Error('a refusal needs at least one reason');
  // A code with a `context` parameter has another meaning, so the text of the database does not apply.
  const own =
    Object.hasOwn(fromDatabase, first.Code) && first.Params.context === undefined
      ? fromDatabase[first.Code]
      : undefined;
  if (own !== undefined || first.Code === 'MSG-LOG0-000009')
    return {
      Message: first.Code,
      ErrorMessageType: 'FromDataBase',
      Details: own ?? formatRefusal(first, language),
      Refusals: refusals,
    };
  return isNumbered(first.Code)
    ? { Message: first.Code, ErrorMessageType: 'FromTranslation', Details: detail, Refusals: refusals }
    : {
        Message: formatRefusal(first, language),
        ErrorMessageType: 'DynamicMessage',
        Details: detail,
        Refusals: refusals,
      };
}

const isConstraint = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_CONSTRAINT');

/** Limits of the details in a response about contract faults: the number of faults, and lengths in characters. */
const mostFaults = 20;
const longestFault = 240;
const longestDetails = 4_000;
/** The maximum length of the details within the message text, in characters. */
const longestParam = 400;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;

function formatDetails({ errors = [], message }: ContractFault): string {
  const said = errors
    .slice(0, mostFaults)
    .map(({ path, message: what }) => cut(`${path ?? ''} ${what ?? ''}`.trim(), longestFault));
  const more = errors.length - said.length;
  return cut([...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ') || message, longestDetails);
}

type ContractFault = { status: number; message: string; errors?: { path?: string; message?: string }[] };
const isContractFault = (error: unknown): error is ContractFault & Error =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

const developerCodes: Record<number, MessageCode> = {
  404: 'DEV-000002',
  405: 'DEV-000002',
  413: 'DEV-000003',
  415: 'DEV-000004',
};

/** Converts any error into the caller's response. An unexpected error reveals no internals. */
export function toErrorResponse(error: unknown, language: Language): ErrorResponse {
  if (error instanceof Refused)
    return {
      status: error.status,
      body: {
        ...errorBody(error.refusals, language, error.detail),
        ...(error.sentences && { errors: error.refusals.map((refusal) => formatRefusal(refusal, language)) }),
      },
      headers: error.headers,
      unexpected: false,
    };
  const known = error instanceof Error && error.cause !== undefined && isConstraint(error.cause) ? error.cause : error;
  if (isConstraint(known))
    return { status: 422, body: errorBody(refuse('MSG-000077'), language), headers: {}, unexpected: false };
  if (isContractFault(error)) {
    const details = formatDetails(error);
    const status = error.status === 401 || error.status === 403 ? 400 : error.status;
    return {
      status,
      body: errorBody(
        refuse(developerCodes[status] ?? 'DEV-000001', { details: cut(details, longestParam) }),
        language,
        details,
      ),
      headers: {},
      unexpected: false,
    };
  }
  const text = formatRefusal({ Code: 'http.unexpected', Params: {} }, language);
  return {
    status: 500,
    body: { Message: text, ErrorMessageType: 'GeneralException', Details: '' },
    headers: {},
    unexpected: true,
  };
}
