import { type PromptModule, promptModules } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'

interface ModuleChoiceProps {
  module: PromptModule
  onChoose: (module: PromptModule) => void
}

export function ModuleChoice({ module, onChoose }: ModuleChoiceProps) {
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
