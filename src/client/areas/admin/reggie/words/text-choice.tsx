import { type PromptKey, promptKeys } from '#domain/reggie/prompt-rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { ChosenText } from './prompt-texts.ts'

interface TextChoiceProps {
  chosen: ChosenText
  onChoose: (chosen: ChosenText) => void
}

export function TextChoice({ chosen, onChoose }: TextChoiceProps) {
  const t = useText('adminReggie')
  return (
    <div className="reggie-choice">
      <SelectField
        label={t('words.key')}
        hint={t(`words.keyTexts.${chosen.key}`)}
        value={chosen.key}
        options={promptKeys.map((value) => ({ value, label: t(`words.keys.${value}`) }))}
        onChange={(event) => onChoose({ ...chosen, key: event.target.value as PromptKey })}
      />
      <SegmentedControl
        label={t('language')}
        value={chosen.language}
        onChange={(language) => onChoose({ ...chosen, language })}
        options={[
          { value: 'en', label: t('english') },
          { value: 'es', label: t('spanish') },
        ]}
      />
    </div>
  )
}
