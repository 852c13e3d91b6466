/** Matches parts of a catalogue message between Unicode isolates: reference numbers, codes, amounts. */
const isolated = /(\u2066[^\u2069]+\u2069)/;
const longest = 24;

/** A message in which short reference numbers, codes and amounts do not break. The copied text stays unchanged. */
export function NonBreakingText({ text }: { text: string }) {
  return text.split(isolated).map((part, index) =>
    isolated.test(part) && part.length <= longest ? (
      <span key={index} className="sis-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
