import { lazy, useEffect } from 'react'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useDoneLessons } from '#client/features/gro/done-lessons.ts'
import type { OpenedModuleProps } from '#client/features/gro/opened-module.tsx'
import { OverviewScreen } from '#client/features/gro/overview-screen.tsx'
import { useOpenedModule } from '#client/features/gro/use-opened-module.ts'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { useOpenHome } from './shell/use-open-home.ts'

const loadPrompts = () => import('#client/state/chat/chat-prompts.ts')

/** /gro: lessons to take alone, with a link from each module to the chat. */
export function GroPage() {
  const openHome = useOpenHome()
  const handleAsk = (module: PromptModule) => {
    openScreen('chat')
    void loadPrompts().then(({ fillFromModule }) => fillFromModule(module))
    openHome()
  }
  const handleResources = () => {
    openScreen('resources')
    openHome()
  }
  return <GroView onAsk={handleAsk} onResources={handleResources} />
}

const OpenedModule = lazy(async () => ({
  default: (await import('#client/features/gro/opened-module.tsx')).OpenedModule,
}))

type GroViewProps = Pick<OpenedModuleProps, 'onAsk' | 'onResources'>

/** The overview, or the module named in the URL. */
export function GroView({ onAsk, onResources }: GroViewProps) {
  const module = useOpenedModule()
  const done = useDoneLessons()
  useEffect(() => {
    if (!module) return
    plausibleEvent('GRO Module Used', { module, language: currentLanguage() })
    void track({ eventType: 'gro_module', eventData: { module } })
  }, [module])
  return module ? (
    <OpenedModule key={module} module={module} done={done} onAsk={onAsk} onResources={onResources} />
  ) : (
    <OverviewScreen done={done} onAsk={onAsk} />
  )
}
