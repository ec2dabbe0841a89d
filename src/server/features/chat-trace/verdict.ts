import type { ChatScenario, ChatTrace, TraceVerdict } from '#contracts/chat-trace.ts'

type Check = TraceVerdict['checks'][number]

const nothing = '–'

/** Compares the expected result of a golden dialogue with the actual one. An unexpected crisis counts as a failure. */
export function judgeTrace({ language, expected }: ChatScenario, trace: ChatTrace): TraceVerdict {
  const { crisis, guides, topic, talk, outcome, place: location, hidden } = expected
  const usedGuideId = trace.records.find(({ kind, isUsed }) => kind === 'guide' && isUsed)?.id.replace(/^guide:/, '')
  const checks: Check[] = [
    same('language', language, trace.language),
    same('crisis', crisis ?? nothing, trace.crisis?.kind ?? nothing),
    ...(guides ? [buildCheck('guide', guides, usedGuideId ?? nothing)] : []),
    ...(topic ? [same('topic', topic, trace.intent.topic ?? nothing)] : []),
    ...(talk ? [same('talk', talk, trace.intent.talk ?? nothing)] : []),
    ...(outcome ? [same('outcome', outcome, trace.outcome)] : []),
    ...(location ? [same('place', location, formatLocation(trace))] : []),
    ...(hidden ? [same('hidden', hidden.join(', '), trace.hidden.join(', ') || nothing)] : []),
  ]
  return { checks, isMet: checks.every(({ isMet }) => isMet) }
}

function same(check: Check['check'], expected: string, actual: string): Check {
  return { check, expected, actual, isMet: expected === actual }
}

function buildCheck(check: Check['check'], expected: readonly string[], actual: string): Check {
  return { check, expected: expected.join(' / '), actual, isMet: expected.includes(actual) }
}

function formatLocation({ slots: { place: location, state } }: ChatTrace): string {
  return location ? `${location.county}, ${location.state}` : (state ?? nothing)
}
