import { inTransaction } from '../../../db/db.ts';
import { FileResponse } from '../../http/download.ts';
import type { HandlerContext, Handlers } from '../../http/operations.ts';
import { getPageAddress } from '../../http/origin.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { toCredential, toDidDocument, toIssuer, toStatusListCredential, type Issuer } from './credential-presenter.ts';
import { countLists, toIdRange, toListPlace } from './credential-status.ts';
import { verifyPath } from './document-commands.ts';
import { fileName, ownDocument, throwIfTooOften } from './document-handlers.ts';
import { publicKeys, signed } from './document-keys.ts';
import { lastDocumentId, listEndedIds } from './document-queries.ts';
import { statusListRefusals } from './document-rules.ts';

type Call = Pick<HandlerContext<'didDocument'>, 'settings' | 'tenant' | 'origin'>;

/**
 * The university as issuer of credentials. Its address is `publicUrl` or, if that is not set, the origin of the call,
 * followed by the tenant's path.
 */
const getIssuer = ({ settings, tenant, origin }: Call): Issuer =>
  toIssuer(`${settings.publicUrl || origin}${tenant.path}`);

/** Lets the pages of every origin read a public answer. */
const forEveryOrigin = { 'Access-Control-Allow-Origin': '*' };
const credentialType = 'application/vc+jwt';

export const credentialHandlers = {
  downloadCredential: ({ db, student, params: { id }, ...call }) => {
    const document = ownDocument(db, student, id);
    if (document.contentHash === null) throw new Refused(refuse('document.onPaper'));
    const issuer = getIssuer(call);
    const page = `${getPageAddress(call.settings, call.tenant, call.origin)}${verifyPath(document.code)}`;
    const credential = toCredential(document, issuer, page);
    // Open Badges 3.0 allows no other `typ`.
    const jwt = inTransaction(db, () => signed(db, credential, { typ: 'JWT', issuer: issuer.did }));
    return [
      200,
      new FileResponse({ name: fileName(document, 'jwt'), type: credentialType, content: Buffer.from(jwt) }),
    ];
  },

  didDocument: ({ db, network, ...call }) => {
    throwIfTooOften(db, `did ${network}`);
    return [200, toDidDocument(getIssuer(call), publicKeys(db)), forEveryOrigin];
  },

  statusList: ({ db, network, now, params: { list }, ...call }) => {
    throwIfTooOften(db, `status ${network}`);
    throwIfRefused(statusListRefusals({ list, lists: countLists(lastDocumentId(db)) }));
    const issuer = getIssuer(call);
    const indexes = listEndedIds(db, ...toIdRange(list)).map((id) => toListPlace(id).index);
    const credential = toStatusListCredential(issuer, list, indexes, now);
    const jwt = inTransaction(db, () => signed(db, credential, { typ: 'vc+jwt', issuer: issuer.did }));
    return [
      200,
      new FileResponse({ name: `status-${list}.jwt`, type: credentialType, content: Buffer.from(jwt) }),
      forEveryOrigin,
    ];
  },
} satisfies Partial<Handlers>;
