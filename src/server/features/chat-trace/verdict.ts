import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ChatScenario, type ChatTrace, type TraceVerdict } from '#contracts/chat-trace.ts'

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

/** The golden dialogues, loaded on the first call that needs them. A broken file is retried on the next call. */
export function createScenarioReader(file: string | undefined): () => Promise<readonly ChatScenario[]> {
  let reading: Promise<readonly ChatScenario[]> | undefined
  const read = async (name: string) => z.array(ChatScenario).parse(JSON.parse(await readFile(name, 'utf8')))
  return async () => {
    if (file === undefined) return []
    reading ??= read(file).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
