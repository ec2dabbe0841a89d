import { useState } from 'react'
import { minPhraseLetters } from '#domain/assistant/added-rules.ts'
import { crisisKinds, type CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import type { Language } from '#domain/language.ts'
import type { Guardrails } from '#domain/service/settings.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { fold } from '#domain/text/fold.ts'
import { LanguageField } from './language-field.tsx'

/** `blocked`: Reggie declines the topic; otherwise the kind of help card that is shown. */
interface AddedPhrase {
  kind: CrisisKind | 'blocked'
  language: Language
  phrase: string
}

const longestPhrase = 120

const mostPhrases = 200

interface AddPhraseFormProps {
  rules: Guardrails
  onAdd: (rules: Guardrails) => void
}

/** Adds one phrase to a list, which is then saved as a whole. */
export function AddPhraseForm({ rules, onAdd }: AddPhraseFormProps) {
  const t = useText('adminReggie')
  const { language } = useLanguage()
  const [statusText, setStatusText] = useState('')
  const formatProblem = (problem: PhraseProblem) =>
    problem === 'phraseShort' ? t('guard.phraseShort', { fewest: minPhraseLetters }) : t(`guard.${problem}`)
  const form = useForm<AddedPhrase>({
    initial: { kind: crisisKinds[0], language, phrase: '' },
    validate: (added) => {
      const problem = phraseProblem(rules, added)
      return { phrase: problem && formatProblem(problem) }
    },
    onSubmit: async (added) => {
      onAdd(withPhrase(rules, added))
      setStatusText(t('guard.putIn'))
      form.reset({ ...added, phrase: '' })
    },
  })
  return (
    <form noValidate className="desk-stack reggie-narrow" onSubmit={form.submit}>
      <SelectField
        {...form.fieldProps('kind')}
        label={t('guard.what')}
        options={[
          ...crisisKinds.map((value) => ({ value, label: t('guard.card', { kind: t(`guard.kinds.${value}`) }) })),
          { value: 'blocked', label: t('guard.turnDown') },
        ]}
      />
      <LanguageField {...form.fieldProps('language')} />
      <TextField
        {...form.fieldProps('phrase')}
        label={t('guard.phrase')}
        hint={t('guard.phraseHint')}
        maxLength={longestPhrase}
        lang={form.values.language}
        autoComplete="off"
      />
      <div className="desk-buttons">
        <Button type="submit">{t('guard.addPhrase')}</Button>
        <span role="status">{form.values.phrase === '' && statusText}</span>
      </div>
    </form>
  )
}

type PhraseProblem = 'phraseNeeded' | 'phraseShort' | 'phraseTwice' | 'tooMany'

/** A phrase that is already in a list, ignoring case and accents, would change nothing. */
function phraseProblem(rules: Guardrails, { kind, language, phrase }: AddedPhrase): PhraseProblem | undefined {
  const list = kind === 'blocked' ? rules.blockedTopics : rules.crisisPhrases
  if (fold(phrase) === '') return 'phraseNeeded'
  if ((fold(phrase).match(/\p{L}/gu) ?? []).length < minPhraseLetters) return 'phraseShort'
  if (list.some((old) => old.language === language && fold(old.phrase) === fold(phrase))) return 'phraseTwice'
  return list.length >= mostPhrases ? 'tooMany' : undefined
}

function withPhrase(rules: Guardrails, { kind, language, phrase }: AddedPhrase): Guardrails {
  const words = phrase.trim()
  return kind === 'blocked'
    ? { ...rules, blockedTopics: [...rules.blockedTopics, { language, phrase: words }] }
    : { ...rules, crisisPhrases: [...rules.crisisPhrases, { kind, language, phrase: words }] }
}
