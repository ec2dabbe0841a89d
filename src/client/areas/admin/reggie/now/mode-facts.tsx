import type { ReggieMode } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Facts } from '../../review-queue/facts.tsx'

/** The mode as text, for read-only users and for comparing versions. */
export function ModeFacts({ mode: { mode, reason, banner } }: { mode: ReggieMode }) {
  const t = useText('adminReggie')
  return (
    <Facts
      of={[
        [t('now.mode'), t(mode === 'full' ? 'now.isFull' : 'now.isTemplates')],
        [t('now.reason'), reason || t('now.noReason')],
        [t('now.bannerEn'), banner.en || t('now.noBanner')],
        [t('now.bannerEs'), banner.es || t('now.noBanner')],
      ]}
    />
  )
}
