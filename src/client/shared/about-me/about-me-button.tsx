import { MessageCircleQuestion } from 'lucide-react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ToastItem } from '#domain/toasts/toast-state.ts'

/** Nothing of it is asked on a device that others use too. */
export const canAskAboutMe = (): boolean => getDeviceMode() !== 'shared'

/** What the person says of themselves, on this device only. */
interface AboutMeButtonProps {
  onFailed: (message: Pick<ToastItem, 'title' | 'text' | 'tone'>) => void
}

export function AboutMeButton({ onFailed }: AboutMeButtonProps) {
  const t = useText('results')
  const { language } = useLanguage()
  return (
    <LazyDialogButton
      label={t('filters.aboutMe')}
      load={async () => {
        const [part] = await Promise.all([import('./about-me-dialogs.tsx'), loadTextModule(language, 'aboutMe')])
        return part.AboutMeDialog
      }}
      renderDialog={(AboutMeDialog, onClose) => <AboutMeDialog onClose={onClose} />}
      onFailed={onFailed}
    />
  )
}

/** Short words for the phone, with what this person has to ask this place. */
export function CallScriptButton({ resource, onFailed }: AboutMeButtonProps & { resource: Resource }) {
  const t = useText('results')
  const { language } = useLanguage()
  if (!canAskAboutMe() || buildCallLink(resource) === null) return null
  return (
    <div data-print="hide">
      <LazyDialogButton
        label={t('card.whatToSay')}
        icon={<MessageCircleQuestion aria-hidden size={18} />}
        load={async () => {
          const [part] = await Promise.all([import('./about-me-dialogs.tsx'), loadTextModule(language, 'aboutMe')])
          return part.CallScript
        }}
        renderDialog={(CallScript, onClose) => <CallScript resource={resource} onClose={onClose} />}
        onFailed={onFailed}
      />
    </div>
  )
}
