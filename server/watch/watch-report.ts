import { escapeHtml } from '../http/html.ts';
import type { WatchedCall, WatchedOperation, WatchReport } from './watched-calls.ts';

/** Formats a report for people: as lines on a terminal and as an HTML page. */

const nameOf = ({ call, method, path }: WatchedOperation): string => call ?? `${method} ${path}`;
const formatStatuses = ({ statuses }: WatchedOperation): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'no answer' : status} ×${count}`)
    .join(', ');

const formatSummary = ({ totals, score }: WatchReport): string =>
  `${totals.calls} calls: ${totals.fitting} conform to the contract, ${totals.differing} differ.${score === null ? '' : ` Score ${score} %: the share of the operations above that conformed in every call.`}`;

const mostLines = 5;

/**
 * Keeps the first `mostLines` lines about a call or an operation, and the number of the others. A response of another
 * shape differs in every field, so there may be very many.
 */
const shortened = (lines: string[]): string[] =>
  lines.length > mostLines ? [...lines.slice(0, mostLines), `    ${lines.length - mostLines} more`] : lines;

/** The lines about a call that differs from the contract, printed after the call. */
export const callLines = ({ at, call, method, path, status, differences }: WatchedCall): string[] =>
  shortened(
    differences.map(
      ({ of, at: where, says }) =>
        `${at.slice(11, 19)}  DIFFERS  ${call ?? `${method} ${path}`}  ${status || 'no answer'}  ${of} ${where}  ${says}`,
    ),
  );

export function reportLines(report: WatchReport): string[] {
  return [
    `Contract ${report.contract} against ${report.upstream}`,
    ...report.operations.flatMap((operation) => [
      `${operation.differences.length ? 'DIFFERS ' : 'conforms'} ${nameOf(operation)}  ${operation.fitting} of ${operation.calls}  (${formatStatuses(operation)})`,
      ...shortened(
        operation.differences.map(
          ({ of, at, says, times }) => `    ${of}  ${at}  ${says}${times > 1 ? `  ×${times}` : ''}`,
        ),
      ),
    ]),
    formatSummary(report),
  ];
}

export function reportPage(report: WatchReport): string {
  const rows = report.operations.map(
    (operation) =>
      `<tr><th scope="row">${escapeHtml(nameOf(operation))}</th><td>${operation.differences.length ? '<strong>differs</strong>' : 'conforms'}</td><td>${operation.fitting} of ${operation.calls}</td><td>${escapeHtml(formatStatuses(operation))}</td><td>${operation.differences.map(({ of, at, says, times }) => `${of} <code>${escapeHtml(at)}</code> ${escapeHtml(says)}${times > 1 ? ` ×${times}` : ''}`).join('<br>')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contract ${escapeHtml(report.contract)} against ${escapeHtml(report.upstream)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1b2325}table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;vertical-align:top;padding:.5rem;border-block-end:1px solid #d5dbdc;overflow-wrap:anywhere}strong{color:#a3261a}code{font-size:.9em}</style></head>
<body>
<h1>Contract ${escapeHtml(report.contract)} against ${escapeHtml(report.upstream)}</h1>
<p>${escapeHtml(report.startedAt)} – ${escapeHtml(report.endedAt)}</p>
<p>${escapeHtml(formatSummary(report))}</p>
<table><thead><tr><th>Call</th><th>Verdict</th><th>Conforming</th><th>Statuses</th><th>Differences</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</body></html>
`;
}
