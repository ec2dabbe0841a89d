import type { ComponentType } from 'react'
import { isQuoted } from '#domain/action-plan/plan-file.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

interface ScriptProps {
  script: string
  /** On paper a page cannot be opened. */
  Text: ComponentType<{ text: string }>
}

/** What to say on the phone. A script that contains its own quotation marks is shown as is. */
export function Script({ script, Text }: ScriptProps) {
  const t = useText('planTool')
  if (isQuoted(script)) return <Text text={script} />
  return (
    <>
      <strong>{t('plan.say')}</strong>{' '}
      <q>
        <Text text={script} />
      </q>
    </>
  )
}
