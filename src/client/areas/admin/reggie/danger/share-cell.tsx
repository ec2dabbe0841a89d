import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'

interface ShareCellProps {
  share: number | null
  /** Null: there is nothing to compare it with. */
  isMet: boolean | null
}

/** A figure in percent with a mark that says whether it meets its goal. */
export function ShareCell({ share, isMet }: ShareCellProps) {
  const t = useText('adminDanger')
  const { finePercent } = useNumberFormat()
  if (share === null)
    return (
      <>
        <span aria-hidden="true">{t('figures.dash')}</span>
        <span className="sr-only">{t('figures.noShare')}</span>
      </>
    )
  if (isMet === null) return finePercent(share / 100)
  const Icon = isMet ? CircleCheck : TriangleAlert
  return (
    <span className="reggie-share" data-met={isMet}>
      <Icon size={16} aria-hidden="true" />
      {finePercent(share / 100)}
      <span className="sr-only">{t(isMet ? 'figures.met' : 'figures.notMet')}</span>
    </span>
  )
}
