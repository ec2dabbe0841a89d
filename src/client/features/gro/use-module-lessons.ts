import { useEffect, useReducer, useState } from 'react'
import { groLibrary } from '#content/gro/library.ts'
import type { GroModule, LoadedModule } from '#domain/gro/lessons.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export type LessonsState = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; lessons: LoadedModule }

const loading: LessonsState = { phase: 'loading' }

/** The lessons of one module in the current language. The old language stays until the new one is loaded. */
export function useModuleLessons(module: GroModule): { state: LessonsState; retry: () => void } {
  const { language } = useLanguage()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [loaded, setLoaded] = useState<{ module: GroModule; state: LessonsState }>({ module, state: loading })

  useEffect(() => {
    let isWanted = true
    const settle = (state: LessonsState) => {
      if (isWanted) setLoaded({ module, state })
    }
    groLibrary[module][language]().then(
      (lessons) => settle({ phase: 'ready', lessons }),
      (error: unknown) => {
        reportQuietly('gro lessons', error)
        settle({ phase: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [module, language, tries])

  const retry = () => {
    setLoaded({ module, state: loading })
    tryAgain()
  }
  return { state: loaded.module === module ? loaded.state : loading, retry }
}
