import { isQuoted } from '#domain/action-plan/plan-file.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextWithPhones } from './plan-nodes.tsx'

/** What to say on the phone. Some scripts say themselves whom to call and what of it is to be said. */
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
