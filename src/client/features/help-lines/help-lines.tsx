import { MessageSquare, Phone } from 'lucide-react'
import { toDialDigits, helpLines, buildSmsLink } from '#domain/help-lines/help-lines.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'

/** Help lines that answer day and night. */
export function HelpLines() {
  const t = useText('helpLines')
  const { language } = useLanguage()
  const checked = helpLines.map((line) => line.checkedOn).toSorted()[0] ?? ''
  const date = humanDate(checked, language)
  return (
    <section aria-labelledby="help-lines-title" className="grid gap-3">
      <h2 id="help-lines-title">{t('title')}</h2>
      <ul className="grid gap-3">
        {helpLines.map(({ id, phone, sms }) => (
          <Card as="li" key={id} className="grid gap-2">
            <h3>{t(`${id}.name`)}</h3>
            <p className="text-ink-2">{t(`${id}.about`)}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                href={`tel:${toDialDigits(phone)}`}
                size="small"
                variant="primary"
                icon={<Phone aria-hidden size={18} />}
              >
                {t('call', { number: phone })}
              </Button>
              {sms && (
                <Button href={buildSmsLink(sms, language)} size="small" icon={<MessageSquare aria-hidden size={18} />}>
                  {t('textCrisis', { number: sms.number })}
                </Button>
              )}
            </div>
          </Card>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('checked', { date })}</p>
    </section>
  )
}
