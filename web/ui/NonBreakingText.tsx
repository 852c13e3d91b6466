import classes from './NonBreakingText.module.css';

/** What a sentence of the catalogue isolates: references, codes, amounts. */
const isolated = /(\u2066[^\u2069]+\u2069)/;
const longest = 24;

/** A sentence in which no reference is broken at its hyphens; copied, each is as it was written. */
export function NonBreakingText({ text }: { text: string }) {
  return text.split(isolated).map((part, index) =>
    isolated.test(part) && part.length <= longest ? (
      <span key={index} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
