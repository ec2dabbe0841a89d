import { type SwitchName, switchNames, type Switches } from '#domain/service/settings.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import type { ReviewActions } from '../review-queue/use-review-actions.ts'

interface SwitchListProps {
  switches: Switches
  buttonProps: ReviewActions<unknown>['buttonProps']
  onTurn: (name: SwitchName) => void
}

export function SwitchList({ switches, buttonProps, onTurn }: SwitchListProps) {
  const t = useText('adminSwitches')
  return (
    <ul className="desk-list">
      {switchNames.map((key) => {
        const [isOn, name] = [switches[key], t(`names.${key}`)]
        return (
          <li key={key}>
            <Card as="article" className="desk-stack">
              <div className="desk-head">
                <h2>{name}</h2>
                <Badge tone={isOn ? 'ok' : 'coral'}>{t(isOn ? 'on' : 'off')}</Badge>
              </div>
              <p>{t(`what.${key}`)}</p>
              <div>
                <Button
                  {...buttonProps(key)}
                  aria-label={t(isOn ? 'turnOffNamed' : 'turnOnNamed', { name })}
                  onClick={() => onTurn(key)}
                >
                  {t(isOn ? 'turnOff' : 'turnOn')}
                </Button>
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
