import { lazy, useEffect } from 'react'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { track } from '#client/platform/analytics/track.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { useDoneLessons } from './done-lessons.ts'
import type { OpenedModuleProps } from './opened-module.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { useOpenedModule } from './use-opened-module.ts'

const OpenedModule = lazy(async () => ({ default: (await import('./opened-module.tsx')).OpenedModule }))

export type GroViewProps = Pick<OpenedModuleProps, 'onAsk' | 'onResources'>

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
