import { assessCrisis } from '#domain/assistant/crisis/crisis.ts'
import { findDanger, type Danger } from '#domain/danger/find-danger.ts'
import type { Judgment } from '#domain/danger/judge.ts'
import { reportQuietly } from '../report-quietly.ts'
import { whenQuiet } from '../when-quiet.ts'
import { loadJudge } from './browser-judge.ts'

const unsure: Judgment = { level: 'none', danger: 'hopeless', probability: 0 }
/** Without the judge the rules still run; online, the server judges too. */
let judge: (turns: readonly string[]) => Judgment = () => unsure

/** Fetches the judge at once and opens the rules when the phone is quiet: both take a while on a slow one. */
export async function prepareDangerReader(): Promise<void> {
  whenQuiet(() => void assessCrisis('hello'))
  try {
    judge = await loadJudge()
  } catch (error) {
    reportQuietly('danger judge', error)
  }
}

/** What the person's last turns call for, oldest first. Nothing leaves the browser (T-11.1). */
export function readDanger(turns: readonly string[]): Danger | null {
  return findDanger(turns, { judge, findByRules: assessCrisis })
}
