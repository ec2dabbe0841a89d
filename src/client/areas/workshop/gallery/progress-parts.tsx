import { useText } from '#client/platform/i18n/use-text.ts'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'
import { Specimen } from './specimen.tsx'

export function ProgressPart() {
  const t = useText('workshop')
  const label = t('sample.progress')
  return (
    <div className="ws-stack">
      <ProgressBar label={label} />
      <ProgressBar label={label} value={0} />
      <ProgressBar label={label} value={35} />
      <ProgressBar label={label} value={2} max={3} valueText={t('sample.progressText', { count: 2 })} />
      <ProgressBar label={label} value={100} />
      <ProgressBar hideText label={label} value={60} />
    </div>
  )
}

export function SkeletonPart() {
  const t = useText('workshop')
  return (
    <>
      <Specimen label={t('looks.text')} stacked>
        <Skeleton lines={3} />
      </Specimen>
      <Specimen label={t('looks.block')} stacked>
        <Skeleton shape="block" />
      </Specimen>
      <Specimen label={t('looks.circle')} stacked>
        <Skeleton shape="circle" />
      </Specimen>
    </>
  )
}

export function SpinnerPart() {
  const t = useText('workshop')
  return (
    <>
      <Specimen label={t('looks.normal')}>
        <Spinner label={t('sample.loading')} />
      </Specimen>
      <Specimen label={t('looks.large')}>
        <Spinner large label={t('sample.loading')} />
      </Specimen>
    </>
  )
}
