import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { useText } from '../i18n/use-text.ts'

/** Shown while a part of a screen is loading. */
export function LoadingPart() {
  const common = useText('common')
  return (
    <div role="status">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton lines={6} />
    </div>
  )
}
