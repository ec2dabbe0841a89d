import { isQuoted } from '#domain/action-plan/plan-file.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextWithPhones } from './plan-nodes.tsx'

/** What to say on the phone. A script that contains its own quotation marks is shown as is. */
export function Script({ script }: { script: string }) {
  const t = useText('planTool')
  if (isQuoted(script)) return <TextWithPhones text={script} />
  return (
    <>
      <strong>{t('plan.say')}</strong>{' '}
      <q>
        <TextWithPhones text={script} />
      </q>
    </>
  )
}
