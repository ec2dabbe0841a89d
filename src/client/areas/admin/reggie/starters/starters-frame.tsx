import type { ReactNode } from 'react'
import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ModuleChoice } from './module-choice.tsx'

interface StartersFrameProps {
  module: PromptModule
  onChoose: (module: PromptModule) => void
  children: ReactNode
}

/** The topic selection, above its questions in any loading state. */
export function StartersFrame({ module, onChoose, children }: StartersFrameProps) {
  const t = useText('adminReggie')
  return (
    <section className="desk-stack" aria-labelledby="reggie-starters">
      <h2 id="reggie-starters">{t('starters.title')}</h2>
      <p>{t('starters.text')}</p>
      <ModuleChoice module={module} onChoose={onChoose} />
      {children}
    </section>
  )
}
