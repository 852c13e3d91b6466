import { escapeHtml } from '../../http/html.ts';
import { seedPassword } from '../../../seed/password.ts';
import { toCorporateEmail } from '../../../seed/personas.ts';
import { getDirection, type Language } from '../../../locales/i18n.ts';
import { identityText, getText } from '../../http/messages.ts';

/**
 * The provider's pages: HTML from the server, in both languages, light and dark. Their only script submits the sign-out
 * form.
 */

export const isolated = (text: string): string => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

/** The e-mail address and password of a seeded student, shown as an example. */
const simulatedSignIn = `${toCorporateEmail({ key: 'eligible' })} / ${seedPassword}`;

export type PageSetting = { language: Language; nonce: string; base: string };

export const face = (file: string, weight: number, range: string, base: string): string =>
  `@font-face{font-family:'IBM Plex Sans Arabic';font-weight:${weight};font-display:swap;src:url('${base}/font/${file}-${weight}') format('woff2');unicode-range:${range}}`;

const style = (base: string): string => `
${[400, 600].map((weight) => face('arabic', weight, 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF', base) + face('latin', weight, 'U+0000-00FF,U+2000-206F', base)).join('')}
:root{color-scheme:light dark;--page:#f3f6f6;--card:#fff;--line:#c9d3d6;--text:#1c2528;--quiet:#55636a;--accent:#0b5d6b;--on:#fff;--bad:#b3261e;--soft:#fcefee}
@media(prefers-color-scheme:dark){:root{--page:#11181b;--card:#182024;--line:#43525a;--text:#e6ecee;--quiet:#9dabb0;--accent:#82c0ca;--on:#0c1f23;--bad:#ff9d94;--soft:#351d1c}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;grid-template-rows:auto auto 1fr auto;background:var(--page);color:var(--text);font:16px/1.55 'IBM Plex Sans Arabic',system-ui,sans-serif}
.simulated{margin:0;padding:.25rem clamp(1rem,4vw,2.5rem);background:#f5deae;color:#4a3508;font-size:.875rem;text-align:center}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1rem clamp(1rem,4vw,2.5rem);background:#0a4a56;color:#fff}
header p{margin:0;font-weight:600}
header a{color:#fff;padding:.375rem .5rem;border-radius:.375rem}
main{inline-size:min(100% - 2rem,25rem);margin:clamp(1.5rem,8vh,5rem) auto 2rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.75rem clamp(1.25rem,5vw,2rem) 2rem}
h1{margin:0;font-size:1.5rem;line-height:1.3;font-weight:600}
.lead{margin:.375rem 0 1.5rem;color:var(--quiet)}
label{display:block;margin-block:1rem .25rem;font-weight:600;font-size:.9375rem}
input{inline-size:100%;padding:.625rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:.5rem}
input[aria-invalid=true]{border-color:var(--bad)}
.wrong{margin:0 0 1rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--soft);color:var(--bad)}
button{display:block;inline-size:100%;margin-block-start:1.5rem;padding:.6875rem 1rem;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:1px solid var(--accent);border-radius:.5rem;cursor:pointer}
button.other{margin-block-start:.625rem;color:var(--accent);background:transparent;border-color:transparent}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header :focus-visible{outline-color:#fff}
footer{padding:1rem;text-align:center;color:var(--quiet);font-size:.875rem}
`;

function page({ language, nonce, base }: PageSetting, title: string, body: string, otherLanguage = ''): string {
  const say = (key: string): string => escapeHtml(identityText(language, key));
  const other = language === 'ar' ? 'en' : 'ar';
  const change =
    otherLanguage &&
    `<a href="${escapeHtml(otherLanguage)}" lang="${other}" hreflang="${other}">${say('language')}</a>`;
  return `<!DOCTYPE html>
<html lang="${language}" dir="${getDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${say('name')}</title>
<style nonce="${nonce}">${style(base)}</style>
</head>
<body>
<aside class="simulated" aria-label="${escapeHtml(getText('simulator', 'strip.label')[language])}">${say('simulated')} ${isolated(simulatedSignIn)}</aside>
<header><p>${say('name')}</p>${change}</header>
<main><div class="card"><h1>${escapeHtml(title)}</h1>${body}</div></main>
<footer>${say('footer')}</footer>
</body>
</html>`;
}

export type SignInForm = {
  action: string;
  cancel: string;
  otherLanguage: string;
  email: string;
  application: string;
  wrong: string;
};

/** The sign-in page. `wrong` is the reason why the last attempt failed, or empty. */
export function signInPage(
  setting: PageSetting,
  { action, cancel, otherLanguage, email, application, wrong }: SignInForm,
): string {
  const say = (key: string, figures: Record<string, string> = {}): string =>
    escapeHtml(identityText(setting.language, key, figures));
  const invalid = wrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  return page(
    setting,
    identityText(setting.language, 'signIn.title'),
    `
<p class="lead">${say('signIn.lead', { application })}</p>
${wrong && `<p class="wrong" id="wrong" role="alert">${escapeHtml(wrong)}</p>`}
<form method="post" action="${escapeHtml(action)}">
<label for="email">${say('signIn.email')}</label>
<input id="email" name="email" type="email" dir="ltr" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200" value="${escapeHtml(email)}"${invalid}${email ? '' : ' autofocus'}>
<label for="password">${say('signIn.password')}</label>
<input id="password" name="password" type="password" dir="ltr" autocomplete="current-password" required maxlength="200"${invalid}${email ? ' autofocus' : ''}>
<button type="submit">${say('signIn.submit')}</button>
</form>
<form method="post" action="${escapeHtml(cancel)}"><button type="submit" class="other">${say('signIn.cancel', { application })}</button></form>`,
    otherLanguage,
  );
}

/**
 * The sign-out page. With `atOnce` it submits itself, because the application is known; otherwise it asks. `form` is
 * the HTML of oidc-provider's hidden form.
 */
export const signOutPage = (setting: PageSetting, form: string, atOnce: boolean): string => {
  const say = (key: string): string => escapeHtml(identityText(setting.language, key));
  const leave = atOnce ? `<script nonce="${setting.nonce}">document.getElementById('yes').click()</script>` : '';
  return page(
    setting,
    identityText(setting.language, atOnce ? 'signOut.going' : 'signOut.title'),
    `
<p class="lead">${say('signOut.lead')}</p>${form}
<button type="submit" form="op.logoutForm" value="yes" name="logout" id="yes">${say('signOut.yes')}</button>
${atOnce ? '' : `<button type="submit" class="other" form="op.logoutForm">${say('signOut.no')}</button>`}${leave}`,
  );
};

/** A page with one message: signed out, or the reason for an error. `detail` is for developers, in English. */
export const plainPage = (setting: PageSetting, key: 'signedOut' | 'broken', detail = ''): string =>
  page(
    setting,
    identityText(setting.language, `${key}.title`),
    `<p class="lead">${escapeHtml(identityText(setting.language, `${key}.text`))}</p>${detail && `<p class="lead" lang="en"><bdi dir="ltr">${escapeHtml(detail)}</bdi></p>`}`,
  );
