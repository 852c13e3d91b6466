import { escapeHtml } from '../../http/html.ts';
import { getDirection, type Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { textWith } from '../../http/messages.ts';
import { face, isolated } from '../identity/identity-provider-pages.ts';
import { identityPath } from '../identity/identity-provider.ts';
import { testCards, type GatewayPayment } from './payment-gateway.ts';

/** The payment pages of the simulated gateway: HTML without scripts, in both languages, light and dark. */

export type GatewayPageSetting = { language: Language; nonce: string; base: string; otherLanguage: string };
export type CardFault = 'number' | 'expiry' | 'code' | 'holder';
/** The values in the card form. `code`, the security code, is filled in only for a test card. */
export type CardForm = { number: string; expiry: string; holder: string; code?: string };

const style = (base: string): string => `
${[400, 600].map((weight) => face('arabic', weight, 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF', base) + face('latin', weight, 'U+0000-00FF,U+2000-206F', base)).join('')}
:root{color-scheme:light dark;--page:#f4f2f7;--card:#fff;--line:#d5cfe0;--text:#221c2e;--quiet:#5f5770;--accent:#4a2a85;--on:#fff;--bad:#b3261e;--soft:#fcefee;--tint:#f3eefb}
@media(prefers-color-scheme:dark){:root{--page:#15121c;--card:#1e1a28;--line:#453d57;--text:#ece8f4;--quiet:#aaa1bd;--accent:#c0a6f5;--on:#21143d;--bad:#ff9d94;--soft:#351d1c;--tint:#282036}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;background:var(--page);color:var(--text);font:16px/1.55 'IBM Plex Sans Arabic',system-ui,sans-serif}
.simulated{margin:0;padding:.25rem 1rem;background:#f5deae;color:#4a3508;font-size:.875rem;text-align:center}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding:.875rem clamp(1rem,4vw,2.5rem);background:#2d1858;color:#fff}
header p{margin:0;font-weight:600;font-size:1.125rem;display:flex;gap:.625rem;align-items:center}
header p::before{content:'';inline-size:1.5rem;block-size:1.125rem;border-radius:.25rem;background:linear-gradient(#c0a6f5 0 30%,#fff 30% 45%,#7d56c9 45%)}
header a{color:#fff;padding:.375rem .5rem}
main{inline-size:min(100% - 2rem,56rem);margin:clamp(1rem,5vh,3rem) auto 2rem;display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
main.one{max-inline-size:32rem}
@media(min-width:52rem){main.two{grid-template:'form order' auto 'form cards' 1fr/minmax(0,1.35fr) minmax(0,1fr);align-items:start}main.two .form{grid-area:form}main.two .order{grid-area:order}main.two .tests{grid-area:cards}}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:clamp(1.25rem,4vw,1.75rem)}
h1,h2{margin:0;font-size:1.375rem;line-height:1.3;font-weight:600}h2{font-size:1.0625rem}
.lead{margin:.375rem 0 0;color:var(--quiet)}
.amount{margin:.5rem 0 1rem;font-size:2rem;font-weight:600;line-height:1.2}
dl{margin:0;display:grid;gap:.5rem}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem}dt{color:var(--quiet)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
label{display:block;margin-block:1rem .25rem;font-weight:600;font-size:.9375rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
input{inline-size:100%;padding:.625rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:.5rem}
::placeholder{color:var(--quiet);opacity:1}
.hint{margin:.25rem 0 0;color:var(--quiet);font-size:.875rem}
input[dir=ltr]{font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:var(--bad)}
.fault{margin:.25rem 0 0;color:var(--bad);font-size:.875rem}
.wrong{margin:1rem 0 0;padding:.75rem 1rem;border-radius:.5rem;background:var(--soft);color:var(--bad)}
button,.button{display:block;inline-size:100%;margin-block-start:1.5rem;padding:.75rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--on);background:var(--accent);border:1px solid var(--accent);border-radius:.5rem;cursor:pointer}
button.other{margin-block-start:.625rem;color:var(--accent);background:transparent;border-color:transparent}
.cards{margin:1rem 0 0;padding:0;list-style:none;font-size:.9375rem}
.cards li{border-block-start:1px solid var(--line)}
.cards a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem;padding-block:.5rem;color:inherit;text-decoration:none}.cards a:hover{background:var(--tint)}
.cards bdi{font-variant-numeric:tabular-nums;font-weight:600;color:var(--accent);text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}header :focus-visible{outline-color:#fff}
footer{padding:1rem;text-align:center;color:var(--quiet);font-size:.875rem}
`;

type Say = (key: string, figures?: Record<string, string | number>) => string;
const sayIn =
  (language: Language): Say =>
  (key, figures = {}) =>
    escapeHtml(textWith('gateway', key, figures)[language]);

function page(
  { language, nonce, base, otherLanguage }: GatewayPageSetting,
  title: string,
  body: string,
  layout: 'one' | 'two',
): string {
  const say = sayIn(language);
  const other = language === 'ar' ? 'en' : 'ar';
  return `<!DOCTYPE html>
<html lang="${language}" dir="${getDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${say('name')}</title>
<style nonce="${nonce}">${style(`${base}${identityPath}`)}</style>
</head>
<body>
<aside class="simulated" aria-label="${escapeHtml(textWith('simulator', 'strip.label', {})[language])}">${say('simulated')}</aside>
<header><p>${say('name')}</p><a href="${escapeHtml(otherLanguage)}" lang="${other}" hreflang="${other}">${say('language')}</a></header>
<main class="${layout}">${body}</main>
<footer>${say('footer')}</footer>
</body>
</html>`;
}

const order = (say: Say, { amount, documentNumber, openedAt }: GatewayPayment): string => `
<section class="card order" aria-labelledby="order"><h2 id="order">${say('order')}</h2>
<p class="amount">${say('amount', { fils: amount })}</p>
<dl><div><dt>${say('merchant')}</dt><dd>${say('merchantName')}</dd></div>
<div><dt>${say('document')}</dt><dd>${isolated(documentNumber)}</dd></div>
<div><dt>${say('opened')}</dt><dd>${say('openedAt', { at: toIso(openedAt) })}</dd></div></dl></section>`;

/**
 * The page with the card form. `fill` is the address of this page with a test card filled in; the card's name is
 * appended.
 */
export function cardPage(
  setting: GatewayPageSetting,
  payment: GatewayPayment,
  {
    action,
    cancel,
    fill,
    entered,
    faults,
  }: { action: string; cancel: string; fill: string; entered: CardForm; faults: CardFault[] },
): string {
  const say = sayIn(setting.language);
  const field = (name: CardFault, value: string, rest: string, hint = ''): string => {
    const wrong = faults.includes(name);
    const fault = name === 'number' && value.trim() === '' ? 'fault.numberMissing' : `fault.${name}`;
    const described = [hint && `${name}-hint`, wrong && `${name}-fault`].filter(Boolean).join(' ');
    return `<div><label for="${name}">${say(`card.${name}`)}</label>
<input id="${name}" name="${name}" required value="${escapeHtml(value)}"${wrong ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}${faults[0] === name ? ' autofocus' : ''} ${rest}>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${wrong ? `<p class="fault" id="${name}-fault">${say(fault)}</p>` : ''}</div>`;
  };
  return page(
    setting,
    say('title'),
    `
${order(say, payment)}
<div class="card form"><h1>${say('title')}</h1><p class="lead">${say('lead')}</p>
${faults.length ? `<p class="wrong" role="alert">${say('wrong')}</p>` : ''}
<form method="post" action="${escapeHtml(action)}" novalidate autocomplete="on">
${field('number', entered.number, 'dir="ltr" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000"')}
<div class="pair">${field('expiry', entered.expiry, 'dir="ltr" inputmode="numeric" autocomplete="cc-exp" maxlength="7"', say('card.expiryForm'))}
${field('code', entered.code ?? '', 'dir="ltr" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="000"')}</div>
${field('holder', entered.holder, 'dir="auto" autocomplete="cc-name" maxlength="80"')}
<button type="submit"${entered.code ? ' autofocus' : ''}>${say('pay', { fils: payment.amount })}</button>
</form>
<form method="post" action="${escapeHtml(cancel)}"><button type="submit" class="other">${say('cancel')}</button></form></div>
<section class="card tests" aria-labelledby="cards"><h2 id="cards">${say('cards.title')}</h2><p class="lead">${say('cards.lead')}</p>
<ul class="cards">${testCards.map(({ card, number }) => `<li><a href="${escapeHtml(fill + card)}">${isolated(number)}<span>${say(`cards.${card}`)}</span></a></li>`).join('')}</ul></section>`,
    'two',
  );
}

/** The page of a payment that accepts no card any more, or of an unknown payment. */
export function closedPage(setting: GatewayPageSetting, payment: GatewayPayment | undefined, back: string): string {
  const say = sayIn(setting.language);
  const state = payment ? (payment.reason === 'expired' ? 'expired' : payment.status) : 'unknown';
  return page(
    setting,
    say(`${state}.title`),
    `
<div class="card"><h1>${say(`${state}.title`)}</h1><p class="lead">${say(`${state}.text`)}</p><a class="button" href="${escapeHtml(back)}">${say('back')}</a></div>
${payment ? order(say, payment) : ''}`,
    'one',
  );
}
