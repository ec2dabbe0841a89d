import type { AdminHome } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'

const order = [
  'listings',
  'organizations',
  'openIntroductions',
  'overdueIntroductions',
  'waitingMail',
  'failedMail',
] as const satisfies readonly (keyof AdminHome['counts'])[]

export function Glance({ counts }: { counts: AdminHome['counts'] }) {
  const t = useText('adminHome')
  const { count } = useNumberFormat()
  return (
    <section aria-labelledby="home-numbers" className="desk-stack">
      <h2 id="home-numbers">{t('numbers')}</h2>
      <dl className="home-numbers">
        {order.map((name) => (
          <div key={name}>
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{count(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
