import { randomBytes } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { isLanguage, type Language } from '../../../locales/i18n.ts';
import { toDate } from '../../clock/clock.ts';
import { toLanguage } from '../../http/messages.ts';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { cardPage, closedPage, type CardFault, type CardForm } from './payment-gateway-pages.ts';
import {
  chargeCard,
  decidePayment,
  findGatewayPayment,
  testCards,
  type GatewayPayment,
  type TestCardName,
} from './payment-gateway.ts';

/**
 * The content security policy of the payment pages. It allows only their own style, fonts and forms. A form may
 * redirect to the university's page.
 */
const pagePolicy = (nonce: string, pageUrl: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'${pageUrl && ` ${new URL(pageUrl).origin}`}; base-uri 'none'; frame-ancestors 'none'`;

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');

/** True if a card number has a valid check digit. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

/** True if 'MM/YY' is this month or later by the business clock. */
function isCurrent(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 && `20${year}-${month}` >= toDate(now).slice(0, 7);
}

function listCardFaults({ number, expiry, code, holder }: CardForm & { code: string }, now: number): CardFault[] {
  return [
    ...(isCardNumber(number.replace(/\s/g, '')) ? [] : ['number' as const]),
    ...(isCurrent(expiry, now) ? [] : ['expiry' as const]),
    ...(/^\d{3,4}$/.test(code) ? [] : ['code' as const]),
    ...(holder.length >= 2 ? [] : ['holder' as const]),
  ];
}

/** The form values of a test card; undefined if the name is unknown. */
function testCardForm(name: unknown, now: number): CardForm | undefined {
  const card = testCards.find((one) => one.card === name);
  return (
    card && {
      number: card.number,
      expiry: `12/${String(Number(toDate(now).slice(0, 4)) + 2).slice(2)}`,
      code: '123',
      holder: 'Test Card',
    }
  );
}

type Here = {
  tenant: Tenant;
  back: string;
  nonce: string;
  payment: GatewayPayment | undefined;
  language: Language;
  address: string;
};

function createPageContext(req: Request, res: Response, { pageUrl }: Settings): Here {
  const tenant = res.locals.tenant as Tenant;
  const nonce = randomBytes(16).toString('base64');
  const id = String(req.params.id).slice(0, 60);
  const payment = findGatewayPayment(tenant.db, id);
  const language = isLanguage(req.query.lang)
    ? req.query.lang
    : (payment?.language ?? toLanguage(req.headers['accept-language']));
  // Browsers send the origin of a form only if the referrer policy allows it.
  res.set({
    'content-security-policy': pagePolicy(nonce, pageUrl),
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  const back = `${pageUrl && tenant.path === '' ? pageUrl : tenant.path}${payment?.returnUrl ?? '/'}`;
  return { tenant, back, nonce, payment, language, address: `${tenant.path}/gateway/pay/${encodeURIComponent(id)}` };
}

/** Serves the gateway's payment pages for each sandbox. `charged` is called after each charge, even a declined one. */
export function paymentGatewayRouter(
  webhooks: WebhookSender,
  settings: Settings,
  charged: (tenant: Tenant, card: TestCardName) => void = () => undefined,
): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });

  const show = (res: Response, here: Here, status: number, entered: CardForm, faults: CardFault[]): void => {
    const { tenant, payment, language, nonce, address } = here;
    const page = {
      language,
      nonce,
      base: tenant.path,
      otherLanguage: `${address}?lang=${language === 'ar' ? 'en' : 'ar'}`,
    };
    if (payment?.status === 'open')
      res
        .status(status)
        .type('html')
        .send(
          cardPage(page, payment, {
            action: `${address}?lang=${language}`,
            cancel: `${address}/cancel`,
            fill: `${address}?lang=${language}&card=`,
            entered,
            faults,
          }),
        );
    else
      res
        .status(payment ? 200 : 404)
        .type('html')
        .send(closedPage(page, payment, here.back));
  };

  router.get('/pay/:id', (req, res) => {
    const here = createPageContext(req, res, settings);
    show(
      res,
      here,
      200,
      testCardForm(req.query.card, here.tenant.clock.now()) ?? { number: '', expiry: '', holder: '' },
      [],
    );
  });

  router.post('/pay/:id', form, async (req, res) => {
    const here = createPageContext(req, res, settings);
    const { tenant, payment } = here;
    const body = (req.body ?? {}) as Record<string, unknown>;
    const entered = {
      number: text(body.number, 30),
      expiry: text(body.expiry, 7),
      holder: text(body.holder, 80),
      code: text(body.code, 4),
    };
    const now = tenant.clock.now();
    const faults = listCardFaults(entered, now);
    // A form sent twice or from an old tab shows the current state of the payment.
    // The security code must be typed again each time.
    if (payment?.status !== 'open' || faults.length) return show(res, here, 422, { ...entered, code: '' }, faults);
    const digits = entered.number.replace(/\s/g, '');
    const card = testCards.find(({ number }) => number.replace(/\s/g, '') === digits)?.card ?? 'declined';
    chargeCard(tenant.db, payment, card, now);
    await webhooks.deliverDue(tenant);
    charged(tenant, card);
    res.redirect(303, here.back);
  });

  router.post('/pay/:id/cancel', async (req, res) => {
    const here = createPageContext(req, res, settings);
    const { tenant, payment } = here;
    if (payment?.status === 'open')
      decidePayment(tenant.db, payment, { outcome: 'canceled', reason: 'cardholder' }, tenant.clock.now());
    await webhooks.deliverDue(tenant);
    res.redirect(303, here.back);
  });
  return router;
}
