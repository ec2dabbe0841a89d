import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Language } from '#domain/language.ts'
import { getGradeLimit, computeReadingGrade } from '#domain/text/readability.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface GradeMeterProps {
  language: Language
  text: string
}

const lowestGrade = 1
const highestGrade = 16

/** School grade needed to read a summary. Not announced while the user types; readable once they stop. */
export function GradeMeter({ language, text }: GradeMeterProps) {
  const t = useText('partnerListings')
  const exact = computeReadingGrade(language, text)
  if (exact === null) return text.trim() === '' ? null : <p className="pl-quiet">{t('grade.short')}</p>
  const grade = Math.min(highestGrade, Math.max(lowestGrade, Math.round(exact)))
  const isGood = exact <= getGradeLimit(text)
  return (
    <p className="pl-grade" data-good={isGood || undefined}>
      {isGood ? <CircleCheck size={18} aria-hidden="true" /> : <TriangleAlert size={18} aria-hidden="true" />}
      <span className="sr-only">{t('grade.label')}</span>
      <span>{t(isGood ? 'grade.good' : 'grade.hard', { grade })}</span>
    </p>
  )
}
