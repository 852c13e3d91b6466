import { hour } from '../../../locales/durations.ts';
import { FileResponse } from '../../http/download.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { collectRefusals, Refused, retryAfter } from '../../refusal.ts';
import { listDownloads, noteDownload } from '../audit/audit-queries.ts';
import { toZip } from './mydata-archive.ts';
import { listEntries } from './mydata-presenter.ts';
import { getPersonalData } from './mydata-queries.ts';
import { downloadRefusals, downloadWait } from './mydata-rules.ts';

export const myDataHandlers = {
  downloadMyData: ({ db, now, language, account: { accountId, personId, auditId } }) => {
    const earlier = listDownloads(db, accountId, now - hour, now);
    const wait = downloadWait({ earlier, most: getLimit(db, 'dataDownloadsPerHour'), now });
    const refusals = collectRefusals([downloadRefusals], { wait });
    if (refusals.length) throw new Refused(refusals, { headers: retryAfter(wait) });
    noteDownload(db, auditId, now);
    const entries = listEntries(getPersonalData(db, personId), now, language);
    return [200, new FileResponse({ name: 'my-data.zip', type: 'application/zip', content: toZip(entries, now) })];
  },
} satisfies Partial<Handlers>;
