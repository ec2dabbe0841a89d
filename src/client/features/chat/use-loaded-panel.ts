import { type ComponentType, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'

/** A panel fetched on demand. Not lazy(): a lost connection must not remove the conversation from the screen. */
export function useLoadedPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useText('common')
  const [Panel, setPanel] = useState<ComponentType<Props>>()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    load().then(
      (loaded) => {
        setPanel(() => loaded)
        setIsOpen(true)
      },
      () => showToast({ title: t('notLoaded'), text: t('notLoadedText'), tone: 'destructive' }),
    )
  }
  return { Panel, isOpen, open, close: () => setIsOpen(false) }
}
