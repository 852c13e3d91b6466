/** The results of Stryker for the files of a run, and their table. */

export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

export type Score = { killed: number; survived: number; uncovered: number; score: number };
export type Scores = Record<string, Score & { hash: string }>;

/** The percentage of killed mutants from which a rule file counts as well tested. */
export const enough = 85;

/** Counts the mutants of a report. A mutant that times out counts as killed; one that does not compile is ignored. */
export function mutationScore({ files }: MutationReport): Score {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]): number => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const all = killed + survived + uncovered;
  return { killed, survived, uncovered, score: all ? Math.round((1000 * killed) / all) / 10 : 100 };
}

/** One line for each file, the lowest score first. Scores below `enough` are marked. */
export function scoreTable(scores: Record<string, Score>): string {
  const rows = Object.entries(scores).sort(([, one], [, other]) => one.score - other.score);
  const lines = rows.map(([file, { killed, survived, uncovered, score }]) =>
    [
      score < enough ? '!' : ' ',
      score.toFixed(1).padStart(5),
      String(killed).padStart(6),
      String(survived).padStart(8),
      String(uncovered).padStart(9),
      file,
    ].join('  '),
  );
  return ['   score  killed  survived  uncovered  file', ...lines].join('\n');
}
