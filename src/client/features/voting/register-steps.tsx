import { Phone } from 'lucide-react'
import type { VotingRule } from '#domain/facts/facts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

interface RegisterStepsProps {
  rule: VotingRule
  /** Registering too early can also be a crime, so the steps then say to check with the office first. */
  isLater: boolean
}

export function RegisterSteps({ rule, isLater }: RegisterStepsProps) {
  const t = useText('voting')
  const common = useText('common')
  const { office, mustRegisterAgain } = rule
  const out = { newTabLabel: common('opensInNewTab'), className: 'voting-link' }
  return (
    <>
      <section className="voting-part">
        <h3>{t('office.title')}</h3>
        <p>{office.name}</p>
        <p className="voting-links">
          {office.phone && (
            <Button size="small" href={`tel:${office.phone}`} icon={<Phone aria-hidden size={18} />}>
              {t('office.call', { phone: office.phone })}
            </Button>
          )}
          {office.url && (
            <TextLink href={office.url} {...out}>
              {t('office.website')}
            </TextLink>
          )}
        </p>
      </section>
      <section className="voting-part">
        <h3>{t(isLater ? 'register.titleLater' : 'register.title')}</h3>
        <ol className="voting-steps">
          <li>{t('register.ask')}</li>
          <li>
            {t(mustRegisterAgain ? 'register.again' : 'register.none')}
            {mustRegisterAgain &&
              (office.registerUrl ? (
                <TextLink href={office.registerUrl} {...out}>
                  {t('register.online')}
                </TextLink>
              ) : (
                <span className="block text-ink-2">{t('register.form')}</span>
              ))}
          </li>
          {mustRegisterAgain && (
            <li>
              {t('register.check')}
              {office.checkUrl && (
                <TextLink href={office.checkUrl} {...out}>
                  {t('register.checkLink')}
                </TextLink>
              )}
            </li>
          )}
        </ol>
      </section>
    </>
  )
}
