import type { FastifyInstance } from 'fastify'
import { staffReggie as english } from '#content/en/staff-reggie.ts'
import { staffReggie as spanish } from '#content/es/staff-reggie.ts'
import type { CallAnswer, CallInput } from '#contracts/call.ts'
import { askStaffReggie } from '#contracts/partner-assistant.ts'
import type { AddedRules } from '#domain/assistant/added-rules.ts'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import type { Language } from '#domain/language.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { draftReply } from '#domain/partner-assistant/draft-reply.ts'
import { computeReadingGrade } from '#domain/text/readability.ts'
import type { Asker } from '#server/engines/assistant/providers/budget.ts'
import type { ModelGuards } from '#server/engines/planner/model-guards.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import { requirePartner, type PartnerStaff } from '#server/platform/http/staff.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { Services } from '#server/services.ts'
import type { Person } from '../introductions/records.ts'
import { rewordDraft } from './model-draft.ts'
import { quotePortalGuide, type StaffQuestionAnswer, type StaffQuestionReader } from './answer-question.ts'
import { chooseCounty, findOtherListings, type OtherListingsDeps } from './other-listings.ts'
import { assistantRepository, type AssistantRepository } from './repository.ts'
import { createStaffQuestionReader } from './answer-question.ts'

const texts = { en: english, es: spanish }

export interface PartnerAssistantDeps extends OtherListingsDeps {
  clock: Clock
  people: AssistantRepository
  answerQuestion: StaffQuestionReader
  /** Null when no model is configured: templates and the directory do all three jobs. */
  model: ModelGuards | null
  askerOf(context: CallContext, staff: PartnerStaff): Asker
  /** Crisis rules in effect at this request. */
  readRules(): Promise<AddedRules>
}

type Body = CallInput<typeof askStaffReggie>['body']
type Answer = Omit<CallAnswer<typeof askStaffReggie>, 'success' | 'grade'>

interface AssistantRequest extends Body {
  staff: PartnerStaff
  person: Person | null
  signal: AbortSignal
  rules: AddedRules
}

const buildAnswer = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  sources: [],
  places: [],
  followUps: [],
  keptAsWritten: [],
  madeBy: 'templates',
  ...more,
})

/** Three assistant jobs for members who answer. No question or reply is stored. */
function partnerAssistantRoutes(app: FastifyInstance, deps: PartnerAssistantDeps): void {
  implement(
    app,
    askStaffReggie,
  )(async ({ body }, context) => {
    const staff = requirePartner(context.request)
    const request: AssistantRequest = {
      ...body,
      staff,
      person: await findPerson(deps, staff, body.introductionId),
      signal: abortOnDisconnect(context.reply),
      rules: await deps.readRules(),
    }
    const crisis = request.rules.crisisIn(body.input)
    const answer = await answered(deps, request, crisis, context).catch((error: unknown) => {
      throw request.signal.aborted ? new AppError(408, 'timeout') : error
    })
    return { success: true, ...answer, ...(crisis && { crisis }), grade: computeGrade(body.lang, answer.text) }
  })
}

async function findPerson(
  { people, clock }: PartnerAssistantDeps,
  { organizationId }: PartnerStaff,
  id: string | undefined,
): Promise<Person | null> {
  if (id === undefined) return null
  const found = await people.find(organizationId, id, clock.now())
  if (!found) throw notFound()
  return found.person
}

function computeGrade(language: Language, text: string): number | null {
  const grade = computeReadingGrade(language, text)
  return grade === null ? null : Math.max(0, Math.round(grade * 10) / 10)
}

async function answered(
  deps: PartnerAssistantDeps,
  request: AssistantRequest,
  crisis: Crisis | null,
  context: CallContext,
): Promise<Answer> {
  switch (request.job) {
    case 'draft':
      return drafted(deps, request, context)
    case 'find':
      return found(deps, request)
    case 'how':
      return explained(deps, request, crisis)
  }
}

async function drafted(deps: PartnerAssistantDeps, request: AssistantRequest, context: CallContext): Promise<Answer> {
  const { input, lang: language, staff, person, signal } = request
  const draft = draftReply(input, language, texts[language].draft)
  const more = { keptAsWritten: draft.kept }
  if (!deps.model) return buildAnswer(draft.text, more)
  const names = await deps.people.names(staff.organizationId, deps.clock.now())
  const reworded = await rewordDraft(
    deps.model,
    {
      draft,
      notes: input,
      language,
      who: deps.askerOf(context, staff),
      people: person ? [...names, { name: person.userName }] : names,
    },
    signal,
  )
  return reworded === null ? buildAnswer(draft.text, more) : buildAnswer(reworded, { ...more, madeBy: 'model' })
}

async function found(
  deps: PartnerAssistantDeps,
  { input, lang: language, staff, person, signal }: AssistantRequest,
): Promise<Answer> {
  const own = await deps.people.listings(staff.organizationId)
  const result = await findOtherListings(deps, { input, language, person, own }, signal)
  const words = texts[language].find
  if (result.kind !== 'found') return buildAnswer(words[result.kind])
  const { county, listings } = result
  const text = (listings.length === 0 ? words.none : words.found).replace('{county}', `${county.name}, ${county.state}`)
  return buildAnswer(text, {
    places: listings.map(({ id, name, phone, city }) => ({ id, name, phone: phone ?? null, city: city ?? null })),
    sources: [...new Set(listings.flatMap(({ source }) => source?.publisher ?? []))].map((title) => ({ title })),
  })
}

/** When someone may be in danger, that comes before any other answer. */
async function explained(
  deps: PartnerAssistantDeps,
  { input, lang: language, before = [], staff, person, rules, signal }: AssistantRequest,
  crisis: Crisis | null,
): Promise<Answer> {
  if (crisis) return toAnswer(quotePortalGuide('danger', language))
  const own = await deps.people.listings(staff.organizationId)
  const county = chooseCounty(deps, { input, person, own })
  const location = county ? { state: county.state, county: county.name } : null
  const question = { input, language, before, location, needs: listNeeds(person), rules }
  return toAnswer(await deps.answerQuestion(question, signal))
}

const toAnswer = ({ text, ...more }: StaffQuestionAnswer): Answer => buildAnswer(text, more)

const listNeeds = (person: Person | null): NeedKey[] => needKeys.filter((need) => person?.userNeeds.includes(need))

export function registerPartnerAssistant(app: FastifyInstance, services: Services): void {
  const { db, clock, places, knowledge, findListings, reggie, control, modelGuards, openPerson, toAsker } = services
  const { understand } = reggie.embedded
  partnerAssistantRoutes(app, {
    clock,
    places,
    gazetteer: knowledge.places,
    findListings,
    answerQuestion: createStaffQuestionReader({ ...knowledge, clock, findListings, understand }),
    model: modelGuards?.('drafts') ?? null,
    people: assistantRepository(db, openPerson),
    // Signed-in staff need no visitor cookie; their spending is counted by account.
    askerOf: (context, staff) => ({ ...toAsker(context), browser: `staff:${staff.id}` }),
    readRules: async () => (await control.read()).added,
  })
}
