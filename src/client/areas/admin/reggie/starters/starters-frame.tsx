import type { ReactNode } from 'react'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { type PromptModule, promptModules } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

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

interface ModuleChoiceProps {
  module: PromptModule
  onChoose: (module: PromptModule) => void
}

function ModuleChoice({ module, onChoose }: ModuleChoiceProps) {
  const t = useText('adminReggie')
  const chat = useText('chat')
  return (
    <div className="reggie-choice">
      <SelectField
        label={t('starters.module')}
        value={module}
        options={promptModules.map((value) => ({ value, label: chat(`modules.${value}`) }))}
        onChange={(event) => onChoose(event.target.value as PromptModule)}
      />
    </div>
  )
}
