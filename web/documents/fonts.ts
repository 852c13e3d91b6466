import regular from '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf?url';
import semibold from '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf?url';
import type { Fonts } from '../../locales/print/typewriter.ts';

let fetched: Promise<Fonts> | null = null;

async function fetchFont(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font did not arrive: ${String(answer.status)}`);
  return answer.arrayBuffer();
}

/** Loads the fonts once, with the first document. After a failure the next call tries again. */
export function loadFonts(): Promise<Fonts> {
  fetched ??= Promise.all([fetchFont(regular), fetchFont(semibold)])
    .then(([first, second]) => ({ regular: first, semibold: second }))
    .catch((cause: unknown) => {
      fetched = null;
      throw cause;
    });
  return fetched;
}
