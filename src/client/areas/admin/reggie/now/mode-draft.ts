import type { ReggieMode } from '#domain/service/settings.ts'

/** The mode as form state: each field separately. */
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

/** Turning the model off requires a reason; a banner needs both languages or neither. */
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
