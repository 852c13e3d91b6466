/**
 * The passwords that attackers try first. A password is compared with them in lower case, with look-alike digits and
 * signs replaced by letters, and without characters added before or after the word.
 */
const known: ReadonlySet<string> = new Set(
  (
    'abc abcd abcde abcdef abcdefg abcdefgh aaa access account adidas admin administrator alexander alex amanda american andrew angel angels anthony apple april arsenal asd asdf asdfg asdfgh asdfghjkl ashley august ' +
    'baby babygirl backup banana barcelona baseball basketball batman beautiful bitcoin blink blue bond boss brandon buster butterfly ' +
    'change changeme changeit charlie cheese chelsea chocolate chris christian cisco college common company computer cookie cookies court ' +
    'daniel dallas database david december default demo diamond donald dragon ' +
    'eagle elephant email enter example facebook family february flower football freedom friday friend friends ' +
    'gateway george ginger god google grade guest hacker hannah happy harley harry heaven hello helloworld hockey home hunter ' +
    'iloveyou iloveu internet jack james january jasmine jennifer jessica jesus jordan joshua july june justin ' +
    'killer king liverpool letmein lol london lovely love loveme loveyou lucky ' +
    'maggie manager march market master matrix matthew maximum merlin michael michelle mickey microsoft minecraft monday monkey mustang mypass mypassword ' +
    'naruto newpass newpassword nicole nintendo nothing november october office oracle orange ' +
    'pass passcode passphrase password passwords passwort patrick peanut pepper player please pokemon portal princess private purple pwd ' +
    'qazwsx qazwsxedc qwe qwer qwert qwerty qwertyui qwertyuiop qwertz azerty aqwzsx ranger registration registrar robert root ' +
    'samsung samantha saturday school secret security september server service shadow silver simple sis snoopy soccer sophie spiderman spring star starwars student students study summer sunday sunshine superman superstar support supreme sweet system ' +
    'teacher temp temporary test tester testing thomas thursday tigger trustno trustnoone tuesday ' +
    'university unknown user username wednesday welcome welcomeback whatever william winter wizard yamaha yellow zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm ' +
    'mohammed mohamed muhammad ahmed ahmad ali fatima maryam allah bismillah mashallah inshallah habibi hayati islam arabic'
  ).split(' '),
);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
};

const toLetters = (text: string): string =>
  [...text]
    .map((character) => lookalikes[character] ?? character)
    .join('')
    .replace(/[^\p{L}]/gu, '');

/** The repeated part if the word repeats itself (`abcabc` gives `abc`), else the word. */
const once = (word: string): string => /^(.+?)\1+$/.exec(word)?.[1] ?? word;

/** The character sequences that `allRuns` searches: rows and columns of the keyboard, digits and letters in order. */
const runs = [
  '`1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'zaq1xsw2cde3vfr4bgt5nhy6',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
];
const both = runs.flatMap((run) => [run, [...run].reverse().join('')]);
/** The keys by the signs that Shift gives on them, on a US keyboard. */
const unshifted: Record<string, string> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
  _: '-',
};

const shortestRun = 3;

/** True if the text consists of keyboard or alphabet runs of at least three characters, or of repeated characters. */
function allRuns(text: string): boolean {
  const keys = [...text].map((character) => unshifted[character] ?? character).join('');
  let at = 0;
  while (at < keys.length) {
    let reach = 1;
    while (
      at + reach < keys.length &&
      (both.some((run) => run.includes(keys.slice(at, at + reach + 1))) ||
        keys.slice(at, at + reach + 1) === keys[at]?.repeat(reach + 1))
    )
      reach += 1;
    // Two equal characters are accepted as a run too, as in Aa123456.
    if (reach < shortestRun && !(reach === 2 && keys[at] === keys[at + 1])) return false;
    at += reach;
  }
  return true;
}

const shortestName = 4;

/**
 * True if the password is commonly tried, is only runs (`allRuns`), or contains one of the owner's `names`, also
 * backwards. Names shorter than `shortestName` are ignored. Pure.
 */
export function isKnownPassword(password: string, names: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const hung = [text, bare, text.replace(/[^\p{L}]+$/u, ''), bare.replace(/[^\p{L}]/gu, '')];
  if (hung.some((form) => known.has(once(toLetters(form))) || known.has(once(form)))) return true;
  if (allRuns(text) || allRuns(text.replace(/[^\p{L}\d]+$/u, ''))) return true;
  return names.some((name) => {
    const own = name.toLowerCase();
    if ([...own].length < shortestName) return false;
    const dressed = /^\p{L}{4,}/u.test(own) && toLetters(text).includes(toLetters(own));
    return dressed || text.includes(own) || text.includes([...own].reverse().join(''));
  });
}
