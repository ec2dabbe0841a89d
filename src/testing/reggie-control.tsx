import type { CallReply } from '#contracts/call.ts'
import type { GuardCase, PromptConfig, showReggieControl, StarterQuestion } from '#contracts/reggie-control.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { Guardrails, ReggieLimits, ReggieMode } from '#domain/service/settings.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { fakeFetch, type SentRequest } from './fake-fetch.ts'

type Control = CallReply<typeof showReggieControl>
type Answer = { status?: number; body?: unknown }

export const buildTestId = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`

export const buildTestControl = (changes: Partial<Control> = {}): Control => ({
  success: true,
  environment: 'production',
  provider: 'remote',
  model: 'model-1',
  health: [
    { part: 'database', state: 'ok' },
    { part: 'model', state: 'down' },
  ],
  mode: { value: ReggieMode.parse({}), version: 0 },
  limits: { value: ReggieLimits.parse({}), version: 0 },
  spentToday: { tokens: 1200, ceiling: 5000 },
  guardrails: { value: Guardrails.parse({}), version: 0 },
  shippedRules: [{ kind: 'overdose', phrases: 12 }],
  ...changes,
})

export const buildTestPrompt = (changes: Partial<PromptConfig> = {}): PromptConfig => ({
  id: buildTestId(1),
  key: 'persona',
  language: 'en',
  body: 'You are Reggie, an AI. Speak {language}.',
  status: 'draft',
  version: 2,
  note: 'Shorter',
  author: 'Ana',
  createdAt: '2026-11-14T12:00:00.000Z',
  activatedAt: null,
  golden: null,
  ...changes,
})

export const buildTestQuestions = (count: number): StarterQuestion[] =>
  Array.from({ length: count }, (_, at) => ({ en: `Question ${at + 1}?`, es: `¿Pregunta ${at + 1}?`, isOn: true }))

/** The server of /reggie-control in its initial state. `answer` takes precedence. */
export function fakeReggieControl(
  answer: (request: SentRequest) => Answer | undefined = () => undefined,
): SentRequest[] {
  const cases: GuardCase[] = []
  const usual: Record<string, unknown> = {
    '/api/admin/chat/control': buildTestControl(),
    '/api/admin/prompts': {
      success: true,
      prompts: [],
      shipped: [
        { key: 'persona', language: 'en', body: 'We ship this.' },
        { key: 'persona', language: 'es', body: 'Esto viene.' },
      ],
    },
    '/api/admin/chat/cases': { success: true, cases },
    '/api/admin/chat/training': { success: true, messages: [] },
    '/api/admin/chat/danger-figures': { success: true, firstResults: [], today: null },
  }
  return fakeFetch((request) => {
    const { method, path } = request
    const customAnswer = answer(request)
    if (customAnswer) return customAnswer
    if (method !== 'GET') return { body: { success: true, version: 1, id: buildTestId(8) } }
    if (path.startsWith('/api/admin/starters/')) {
      return { body: { success: true, questions: buildTestQuestions(24), isChanged: false, used: null } }
    }
    return { body: usual[path] }
  })
}

export const editedElsewhere: Answer = {
  status: 409,
  body: { success: false, code: 'edited_elsewhere', error: 'Someone else was faster.' },
}

export function signInStaff(role: Role): void {
  staffSession.send({
    type: 'found',
    account: {
      id: buildTestId(9),
      name: 'Sam',
      email: 'sam@example.org',
      role,
      hasSecondFactor: true,
      language: 'en',
      view: 'table',
      notify: true,
      organization: null,
    },
  })
}
