import { useMemo } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { formatDistance } from '#client/shared/formats/dates.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { ageing, timeDistance } from './waiting-age.ts'

/** Texts for an introduction, shared by the table, the board and the front-desk view. */
export function useIntroductionTexts(now: number) {
  const t = useText('partnerIntroductions')
  const needs = useText('needs')
  const { language } = useLanguage()
  const moments = useMoments()
  return useMemo(() => {
    const ago = (moment: string) => {
      const { value, unit } = timeDistance(Date.parse(moment) - now)
      return formatDistance(value, unit, language)
    }
    const need = (keys: readonly NeedKey[]) =>
      keys.length === 0 ? t('noNeed') : keys.map((key) => needs(`${key}.label`)).join(', ')
    const age = (introduction: PartnerIntroduction) => {
      const step = ageing(introduction, now)
      if (step === 'closed') return t('age.closed')
      return t(`age.${step}`, {
        time: ago(step === 'answered' ? (introduction.answeredAt ?? introduction.dueAt) : introduction.dueAt),
      })
    }
    /** The person's name for those who may see it. */
    const title = ({ person, ref }: PartnerIntroduction, mayAct: boolean) =>
      (mayAct ? person : null) ?? t('detail.title', { ref })
    return { ...moments, ago, need, age, title }
  }, [t, needs, language, moments, now])
}
