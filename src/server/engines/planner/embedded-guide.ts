import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import { toPlainText } from '#domain/chat/text/plain-text.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import { splitGuide } from '#domain/planner-guidance/guide-parts.ts'
import { getTopicOpening } from '../assistant/embedded/fixed-replies.ts'
import { formatReplyText as sayReggie } from '../assistant/embedded/reply-texts.ts'
import { buildVotingEvidence } from '../assistant/embedded/voting.ts'
import { formatCrisisSentence, formatDangerSentence, listCrisisSteps } from './crisis-text.ts'
import { findListingsForTasks, type TaskListingsDeps } from './listings-for-tasks.ts'
import type { GuidanceRequest, PlannerOptions, TaskGuidance, TaskGuide } from './planner.ts'
import {
  formatCheckedText,
  guidanceTexts,
  formatContact,
  formatOffice,
  findDocumentGuide,
  formatGuidanceText,
  listStateTips,
} from './task-facts.ts'
import { type TaskMeaning, understandTask, type UnderstandTaskDeps } from './understand-task.ts'

export interface EmbeddedGuideDeps extends UnderstandTaskDeps, TaskListingsDeps {
  facts: Facts
  /** Reads what changed about the facts since; never fails. */
  refreshFacts?(): Promise<void>
}

export interface EmbeddedGuide extends TaskGuide {
  /** Also says whether a model may reword it: not in a crisis, for a refusal or for a rule. */
  draft(request: GuidanceRequest, options: PlannerOptions): Promise<{ guidance: TaskGuidance; isFree: boolean }>
}

const most = { documents: 8, process: 10, challenges: 6, tips: 8 }
const general211 = '211'
const votingGuides = ['can-i-vote', 'register-to-vote', 'voting-rights-proof']

/** Guidance from the guides, the facts and the directory alone. Missing information is never guessed. */
export function embeddedGuide(deps: EmbeddedGuideDeps): EmbeddedGuide {
  const draft = async (request: GuidanceRequest, { signal }: PlannerOptions) => {
    const { danger, language } = request
    // Danger is answered before anything else is looked up, and nothing follows it.
    if (danger?.level === 'card') return { guidance: crisisGuidance(danger.crisis, language), isFree: false }
    await deps.refreshFacts?.()
    const meaning = await understandTask(request, deps)
    const fixed = fixedGuidance(meaning, request, deps)
    const guidance = capped(fixed ?? (await freeGuidance(meaning, request, deps)))
    signal.throwIfAborted()
    if (!danger) return { guidance, isFree: fixed === null }
    const summary = `${formatDangerSentence(danger, language)} ${guidance.summary}`
    return { guidance: { ...guidance, summary }, isFree: false }
  }
  return { draft, guide: async (request, options) => (await draft(request, options)).guidance }
}

function crisisGuidance(crisis: Crisis, language: Language): TaskGuidance {
  const process = listCrisisSteps(crisis, language)
  return { summary: formatCrisisSentence(crisis, language), documents: [], process, challenges: [], tips: [] }
}

/** Topics for which there is only one right text. */
function fixedGuidance(
  { topic, guide }: TaskMeaning,
  request: GuidanceRequest,
  deps: EmbeddedGuideDeps,
): TaskGuidance | null {
  if (topic === 'refuse' || topic === 'privacy') return refusal(topic, request, deps)
  const isVoting = topic === 'voting' || votingGuides.includes(guide?.id ?? '')
  return isVoting ? votingGuidance(guide, request, deps) : null
}

function freeGuidance(meaning: TaskMeaning, request: GuidanceRequest, deps: EmbeddedGuideDeps): Promise<TaskGuidance> {
  return meaning.guide ? fromGuide(meaning, meaning.guide, request, deps) : fromNeed(meaning, request, deps)
}

function capped(guidance: TaskGuidance): TaskGuidance {
  const cut = (key: keyof typeof most) => [...new Set(guidance[key])].slice(0, most[key])
  return {
    summary: guidance.summary,
    documents: cut('documents'),
    process: cut('process'),
    challenges: cut('challenges'),
    tips: cut('tips'),
  }
}

async function fromGuide(
  meaning: TaskMeaning,
  guide: Guide,
  request: GuidanceRequest,
  deps: EmbeddedGuideDeps,
): Promise<TaskGuidance> {
  const { language, state } = request
  const { facts, clock } = deps
  const documentGuide = findDocumentGuide(guide, facts)
  const text = guide.text[language]
  const parts = splitGuide(text.body)
  const own = guidanceTexts[language].needs[meaning.need]
  const both = (list: readonly Record<'en' | 'es', string>[] = []) => list.map((entry) => entry[language])
  const opening =
    meaning.topic === 'legal' || meaning.topic === 'supervision' || meaning.topic === 'immigration'
      ? [getTopicOpening(meaning.topic, language)]
      : []
  const filled = (list: readonly string[], instead: readonly string[]) => (list.length > 0 ? [...list] : [...instead])
  return {
    summary: [...opening, parts.intro, formatCheckedText(guide.checkedOn, clock.now(), language)].join(' '),
    documents: filled([...both(documentGuide?.papers), ...(documentGuide ? [] : parts.papers)], own.documents),
    process: [text.next, ...officePart(meaning, request, deps), ...filled(parts.steps, parts.more)],
    challenges: filled([...both(documentGuide?.traps), ...parts.traps], own.challenges),
    tips: [
      ...(await nearPart(meaning, request, deps)),
      ...listStateTips(meaning, documentGuide, state, facts, language),
      ...(documentGuide?.fee ? [sayReggie(language, 'fee', { fee: documentGuide.fee[language] })] : []),
      ...(documentGuide?.time ? [sayReggie(language, 'wait', { time: documentGuide.time[language] })] : []),
      ...filled(parts.steps.length > 0 ? parts.more : [], own.tips),
      ...linesPart(guide.contacts, request, deps),
    ],
  }
}

/** No guide covers the task: says so, and adds what helps with most tasks of this kind. */
async function fromNeed(
  meaning: TaskMeaning,
  request: GuidanceRequest,
  deps: EmbeddedGuideDeps,
): Promise<TaskGuidance> {
  const { general, needs } = guidanceTexts[request.language]
  const own = needs[meaning.need]
  return {
    summary: general.summary,
    documents: [...own.documents],
    process: [...general.process, ...officePart(meaning, request, deps)],
    challenges: [...own.challenges, ...general.challenges],
    tips: [
      ...(await nearPart(meaning, request, deps)),
      ...own.tips,
      ...general.tips,
      ...linesPart([general211], request, deps),
    ],
  }
}

function officePart(meaning: TaskMeaning, { state, language }: GuidanceRequest, { facts, clock }: EmbeddedGuideDeps) {
  return [formatOffice(meaning, state, facts, language, clock.now())].filter((line) => line !== null)
}

/** In danger the help lines come first, and no listings are added. */
async function nearPart(
  meaning: TaskMeaning,
  { task, county, language, danger }: GuidanceRequest,
  deps: EmbeddedGuideDeps,
): Promise<string[]> {
  if (!county || danger) return []
  const asked = meaning.task ?? { id: 'asked', services: interpretNeeds(task.title).services }
  const listing = (await findListingsForTasks(deps, [asked], county, { language })).get(asked.id)
  // The state's office is already named above, so only listings with an address are added.
  if (!listing?.address) return []
  const parts = [listing.name, listing.phone, listing.address].filter(Boolean)
  return [formatGuidanceText(language, 'near', { place: parts.join(' · ') })]
}

function linesPart(ids: readonly string[], { language }: GuidanceRequest, { facts }: EmbeddedGuideDeps): string[] {
  return ids.flatMap((id) => facts.contacts.get(id) ?? []).map((contact) => formatContact(contact, language))
}

function refusal(topic: 'refuse' | 'privacy', request: GuidanceRequest, deps: EmbeddedGuideDeps): TaskGuidance {
  return {
    summary: getTopicOpening(topic, request.language),
    documents: [],
    process: [],
    challenges: [],
    tips: linesPart(['lawhelp', general211], request, deps),
  }
}

/** The state's rule verbatim, never a bare yes (T-11.5); how to register or prove it follows. */
function votingGuidance(
  guide: Guide | null,
  { state, language }: GuidanceRequest,
  { facts, clock }: EmbeddedGuideDeps,
): TaskGuidance {
  const rule = state && buildVotingEvidence(state, facts, language, clock.now())
  const [title = '', ...lines] = rule ? toPlainText(rule.text).split('\n').filter(Boolean) : []
  const warning = lines.at(-1) ?? facts.voting.mustSay[language]
  const guideParts = guide && votingGuides.slice(1).includes(guide.id) ? splitGuide(guide.text[language].body) : null
  return {
    summary: rule ? [`${title}.`, lines[0], warning].join(' ') : `${sayReggie(language, 'votingAsk')} ${warning}`,
    documents: findDocumentGuide(guide, facts)?.papers.map((entry) => entry[language]) ?? [
      ...(guideParts?.papers ?? []),
    ],
    process: [...lines.slice(1, -1), ...(guideParts?.steps ?? [])],
    challenges: [warning, ...(guideParts?.traps ?? [])],
    tips: facts.voting.alsoTrue.map((entry) => entry[language]),
  }
}
