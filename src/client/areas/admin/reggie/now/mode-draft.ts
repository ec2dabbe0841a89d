import type { ReggieMode } from '#domain/service/settings.ts'

/** The mode as the form holds it: each field by itself. */
export interface ModeDraft {
  isTemplates: boolean
  reason: string
  bannerEn: string
  bannerEs: string
}

export const toModeDraft = ({ mode, reason, banner }: ReggieMode): ModeDraft => ({
  isTemplates: mode === 'templates',
  reason,
  bannerEn: banner.en,
  bannerEs: banner.es,
})

export const parseModeDraft = ({ isTemplates, reason, bannerEn, bannerEs }: ModeDraft): ReggieMode => ({
  mode: isTemplates ? 'templates' : 'full',
  reason: reason.trim(),
  banner: { en: bannerEn.trim(), es: bannerEs.trim() },
})

export const modeLengths = { reason: 300, banner: 200 } as const

export type ModeProblem = 'reasonNeeded' | 'bannerPair' | 'tooLong'

/** A reason for the others is part of turning the model off; a banner is for everybody or for nobody. */
export function modeProblems(draft: ModeDraft): Partial<Record<keyof ModeDraft, ModeProblem>> {
  const {
    mode,
    reason,
    banner: { en, es },
  } = parseModeDraft(draft)
  return {
    ...(mode === 'templates' && reason === '' && { reason: 'reasonNeeded' }),
    ...(reason.length > modeLengths.reason && { reason: 'tooLong' }),
    ...(en === '' && es !== '' && { bannerEn: 'bannerPair' }),
    ...(es === '' && en !== '' && { bannerEs: 'bannerPair' }),
    ...(en.length > modeLengths.banner && { bannerEn: 'tooLong' }),
    ...(es.length > modeLengths.banner && { bannerEs: 'tooLong' }),
  }
}
