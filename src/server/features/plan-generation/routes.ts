import type { FastifyInstance } from 'fastify'
import type { CallInput } from '#contracts/call.ts'
import { enhanceActionPlan, generateActionPlan, tooLong } from '#contracts/plan-generation.ts'
import type { AddedRules } from '#domain/assistant/added-rules.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import { defaultLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { parseState } from '#domain/places/state-match.ts'
import { resolveToday, parseNeeds, parseLocation } from '#domain/planner-guidance/plan-request.ts'
import type { Places } from '#server/engines/places/places.ts'
import { findGravestDanger } from '#server/engines/planner/crisis-text.ts'
import type { EmbeddedPlanner } from '#server/engines/planner/embedded-planner.ts'
import type { GuidanceRequest, PlanArea, Planner, PlanRequest, TaskGuide } from '#server/engines/planner/planner.ts'
import { getPersonsText } from '#server/engines/planner/understand-task.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement, type CallContext, type IssueExplainer } from '#server/platform/http/implement.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { Services } from '#server/services.ts'

export interface PlanGenerationDeps {
  /** The planner for this caller: a model when one is configured and allowed, else the embedded one. */
  plannerFor(context: CallContext): Planner
  planInDanger: EmbeddedPlanner['planInDanger']
  guideFor(context: CallContext): TaskGuide
  /** Whether a task indicates a crisis; the planner's own tasks never do, whatever their text. */
  dangerInTask(task: GuidanceRequest['task'], rules: AddedRules): Danger | null
  /** Crisis rules with the added phrases, in effect at this request as far as the database tells soon. */
  readRules(): Promise<AddedRules>
  places: Pick<Places, 'findCounty'>
  clock: Clock
  /** Increments today's count for this class; the text is never stored (T-11.8). */
  countCrisis(kind: string): void
}

/** A plan from five answers, and help with one task. No input is stored or logged. */
function planGenerationRoutes(app: FastifyInstance, deps: PlanGenerationDeps): void {
  implement(
    app,
    generateActionPlan,
    explain,
  )(async ({ body }, context) => {
    const request = planRequest(body, await deps.readRules(), deps)
    letIn(request.danger, request.language, context, deps)
    const isInDanger = request.danger?.level === 'card'
    // Danger lifts no limit: over it there are who to call and the first steps, which read no answer.
    if (isInDanger && context.request.overLimit) return { success: true, ...(await deps.planInDanger(request)) }
    const made = await waited(context, (signal) => deps.plannerFor(context).plan(request, { signal })).catch(
      (error: unknown) => {
        if (isInDanger && isOurFault(error)) return deps.planInDanger(request)
        throw error
      },
    )
    return { success: true, ...made }
  })

  implement(
    app,
    enhanceActionPlan,
    explain,
  )(async ({ body }, context) => {
    const spoken = parseAcceptLanguage(context.request.headers['accept-language'])
    const request = guidanceRequest({ ...body, language: body.language ?? spoken }, await deps.readRules(), deps)
    letIn(request.danger, request.language, context, deps)
    const guidance = await waited(context, (signal) => deps.guideFor(context).guide(request, { signal }))
    return { success: true, ...guidance }
  })
}

/** The person is still there, and something of ours is not: the database, or the directory in it. */
const isOurFault = (error: unknown) => !(error instanceof AppError) || error.status >= 500

const explain: IssueExplainer = ({ message }) => (message === tooLong ? 'too_large' : null)

type PlanBody = CallInput<typeof generateActionPlan>['body']
type GuidanceBody = CallInput<typeof enhanceActionPlan>['body']

function planRequest(body: PlanBody, rules: AddedRules, deps: PlanGenerationDeps): PlanRequest {
  const { location, selectedNeeds, responses, language, today, corrections = {}, saved = [] } = body
  const { county, state } = parseLocation(location)
  return {
    ...toPlanArea(county, state ?? '', deps),
    needs: parseNeeds(selectedNeeds),
    answers: responses,
    corrections,
    saved,
    language,
    today: resolveToday(today ?? undefined, deps.clock.now()),
    danger: findGravestDanger([responses.urgent_need, responses.biggest_challenge], rules, [
      responses.strengths,
      responses.support_system,
      responses.goals_3_months,
    ]),
  }
}

function guidanceRequest(body: GuidanceBody, rules: AddedRules, deps: PlanGenerationDeps): GuidanceRequest {
  const { userLocation, userNeeds, language } = body
  const { title, description, category } = body.actionPlan
  const task = { title, description: description?.trim() ?? '', category: category ?? '' }
  return {
    ...toPlanArea(userLocation?.county ?? '', userLocation?.state ?? '', deps),
    language: language ?? defaultLanguage,
    task,
    danger: deps.dangerInTask(task, rules),
    needs: userNeeds ? needKeys.filter((need) => userNeeds[need]) : [],
  }
}

/** An unknown county is not a reason to refuse: the state still has its offices, and 2-1-1 is everywhere. */
function toPlanArea(county: string, state: string, { places }: PlanGenerationDeps): PlanArea {
  const found = county === '' || state === '' ? null : places.findCounty({ county, state })
  return { county: found, state: found?.state ?? parseState(state) }
}

/** Refusals use the page's language. A person in danger is always answered; over the limit by what costs next to nothing. */
function letIn(danger: Danger | null, language: string, { request }: CallContext, deps: PlanGenerationDeps): void {
  request.headers['accept-language'] = language
  if (danger?.level === 'card') deps.countCrisis(danger.crisis.kind)
  else if (request.overLimit) throw request.overLimit
}

/** The client disconnected: this is not a server error, and no response is needed. */
async function waited<Made>({ reply }: CallContext, make: (signal: AbortSignal) => Promise<Made>): Promise<Made> {
  const signal = abortOnDisconnect(reply)
  try {
    return await make(signal)
  } catch (error) {
    throw signal.aborted ? new AppError(408, 'timeout') : error
  }
}

/** A model's planner and guide where one is configured; otherwise our own. */
export function registerPlanGeneration(app: FastifyInstance, services: Services): void {
  const { clock, places, control, counters, toAsker, taskKnowledge } = services
  const { planner, guide, modelPlanner, modelGuide } = services
  planGenerationRoutes(app, {
    clock,
    places,
    countCrisis: counters.crisis,
    dangerInTask: (task, rules) => findGravestDanger([getPersonsText(task, taskKnowledge)], rules),
    readRules: async () => (await control.soon()).added,
    planInDanger: planner.planInDanger,
    plannerFor: (context) => modelPlanner?.(toAsker(context)) ?? planner,
    guideFor: (context) => modelGuide?.(toAsker(context)) ?? guide,
  })
}
