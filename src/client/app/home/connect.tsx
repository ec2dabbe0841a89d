import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { IntroductionForm } from '#domain/introductions/form.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { ConnectDialogProps } from './connect-dialog.tsx'

export interface Connect {
  /** Opens the dialog for this listing. `prefill` is text the person entered earlier. */
  connect: (resource: Resource, prefill?: Partial<IntroductionForm>) => void
  /** To be rendered once by the screen. */
  dialog: ReactNode
}

/** Loaded with its texts: a dialog that waits for them would fail when the connection is lost. */
async function load(): Promise<ComponentType<ConnectDialogProps>> {
  const language = currentLanguage()
  const words = (['connect', 'introductions', 'needs'] as const).map((name) => loadTextModule(language, name))
  const [{ ConnectDialog }] = await Promise.all([import('./connect-dialog.tsx'), ...words])
  return ConnectDialog
}

/** Preloads the dialog, so that it still opens when the connection is lost. */
export function preloadConnect(): void {
  load().catch((error: unknown) => reportQuietly('connect', error))
}

/** The warm introduction dialog for any screen that shows listings; loaded separately from the screen. */
export function useConnect(): Connect {
  const t = useText('common')
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<ConnectDialogProps>
    request: ConnectDialogProps['request']
  }>()
  const connect: Connect['connect'] = (resource, prefill = {}) => {
    load().then(
      (Dialog) => setOpened({ Dialog, request: { resource, prefill } }),
      (error: unknown) => {
        reportQuietly('connect', error)
        showToast({ title: t('notLoaded'), text: t('notLoadedText'), tone: 'destructive' })
      },
    )
  }
  return {
    connect,
    dialog: opened && (
      <Suspense>
        <opened.Dialog request={opened.request} />
      </Suspense>
    ),
  }
}
