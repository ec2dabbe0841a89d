import type { Browser, InjectReply, TestServer } from '../server.ts'

/** A complete request with text that appears nowhere else, so that a test can search for it. */
export const introductionRequest = {
  resourceId: 'place-1',
  resourceName: 'A place',
  resourceContact: '211',
  userName: 'Canaria Nombre',
  userMessage: 'canary-needs and canary-story',
  userPhone: '(555) 010-0199',
  userEmail: 'canary@example.org',
  preferredContact: 'phone',
  urgency: 'normal',
  userLocation: { state: 'CA', county: 'Canary County' },
  userNeeds: { sobriety: true },
  language: 'es',
  consentVersion: '2026-11',
}

/** Personal text that a search must never find. */
export const personalWords = ['Canaria', 'canary', 'Canary', '010-0199', '5550100199', 'sobriety']

type Sender = Pick<Browser, 'send'>

export function sendIntroduction(
  sender: Sender,
  changes: object = {},
  options: { key?: string; remoteAddress?: string } = {},
): Promise<InjectReply> {
  return sender.send({
    method: 'POST',
    url: '/api/warm-introduction',
    payload: { ...introductionRequest, ...changes },
    ...(options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}),
    headers: options.key ? { 'idempotency-key': options.key } : {},
  })
}

/** A browser that already has its cookie, so that parallel calls come from one person. */
export async function createReturningBrowser(server: Pick<TestServer, 'browser'>): Promise<Browser> {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  return browser
}
