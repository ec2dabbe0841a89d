import type { PromptConfig } from '#contracts/reggie-control.ts'
import type { PlanAnswers } from '#domain/action-plan/plan-answers.ts'
import type { Language } from '#domain/language.ts'
import type { PlanArea, Planner, TaskGuide } from '#server/engines/planner/planner.ts'
import type { PlayedSample } from './play-goldens.ts'

/** Made-up inputs to test plans and guidance with, like the golden dialogues. */
const answers: Record<Language, PlanAnswers> = {
  en: {
    urgent_need: 'a place to stay',
    biggest_challenge: 'I have no ID',
    strengths: 'I work hard',
    support_system: 'my sister',
    goals_3_months: 'a job and my own room',
  },
  es: {
    urgent_need: 'un lugar donde vivir',
    biggest_challenge: 'no tengo identificación',
    strengths: 'trabajo duro',
    support_system: 'mi hermana',
    goals_3_months: 'un trabajo y mi propio cuarto',
  },
}
const tasks: Record<Language, readonly string[]> = {
  en: ['Get your state ID', 'Find a place to stay'],
  es: ['Sacar su identificación del estado', 'Buscar dónde vivir'],
}

export interface SampleEngines {
  ours: { planner: Planner; guide: TaskGuide }
  /** Null when only templates are tested. */
  model: { planner: Planner; guide: TaskGuide } | null
  area: PlanArea
  today: string
}

/** A prompt text for plans passes when the model's output can be shown, which means it differs from our own text. */
export async function runSamples(
  { key, language }: Pick<PromptConfig, 'key' | 'language'>,
  { ours, model, area, today }: SampleEngines,
  signal: AbortSignal,
): Promise<PlayedSample[]> {
  const judged = async <Made>(
    id: string,
    make: (by: SampleEngines['ours']) => Promise<Made>,
  ): Promise<PlayedSample> => {
    const own = JSON.stringify(await make(ours))
    const isModel = model !== null && JSON.stringify(await make(model)) !== own
    return { id: `${id}-${language}`, isModel, problems: model && !isModel ? ['words: model / template'] : [] }
  }
  const about = { ...area, language, needs: [], corrections: {}, saved: [], danger: null }
  if (key === 'plan') {
    return [
      await judged('plan', ({ planner }) => planner.plan({ ...about, answers: answers[language], today }, { signal })),
    ]
  }
  if (key !== 'enhance') return []
  const played: PlayedSample[] = []
  for (const [at, title] of tasks[language].entries()) {
    const task = { title, description: '', category: '' }
    played.push(await judged(`guidance-${at + 1}`, ({ guide }) => guide.guide({ ...about, task }, { signal })))
  }
  return played
}
