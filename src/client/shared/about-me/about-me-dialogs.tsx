import './about-me.css'
import { type ReactNode, useId, useState } from 'react'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { keepOwnFacts, useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { listText } from '#client/shared/formats/lists.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CheckboxTile } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { type ReentryFact, reentryFactRules, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { listFactsToAsk, listRefusals } from '#domain/resources/acceptance.ts'
import type { Resource } from '#domain/resources/resource.ts'

interface OwnFactsProps {
  own: readonly ReentryFact[]
  onChange: (own: ReentryFact[]) => void
}

interface ClosableProps {
  onClose: () => void
}

export function AboutMeDialog({ onClose }: ClosableProps) {
  return <AboutMePanel own={useOwnFacts()} onChange={keepOwnFacts} onClose={onClose} />
}

/** A private panel: what is checked here stays on this device. */
export function AboutMePanel({ own, onChange, onClose }: OwnFactsProps & ClosableProps) {
  const t = useText('aboutMe')
  const clear = (
    <Button aria-disabled={own.length === 0 || undefined} onClick={() => onChange([])}>
      {t('clear')}
    </Button>
  )
  return (
    <PlainDialog title={t('title')} action={clear} onClose={onClose}>
      <p>{t('intro')}</p>
      <OwnFactTiles own={own} onChange={onChange} />
    </PlainDialog>
  )
}

interface CallScriptProps extends ClosableProps {
  resource: Resource
}

export function CallScript(props: CallScriptProps) {
  return <CallScriptPanel {...props} own={useOwnFacts()} onChange={keepOwnFacts} />
}

/** About twenty seconds on the phone: exactly what this person has to ask this place, and nothing that tells on them. */
export function CallScriptPanel({ resource, own, onChange, onClose }: CallScriptProps & OwnFactsProps) {
  const t = useText('aboutMe')
  const listing = useText('listing')
  const { language } = useLanguage()
  // What was checked before is in nobody's sight until the person opens it.
  const [isOpen] = useState(own.length === 0)
  const asks = listFactsToAsk(resource, own)
  const refusals = listRefusals(resource, own).map((fact) => listing(`people.${fact}`))
  return (
    <PlainDialog title={t('script.title')} onClose={onClose}>
      <div role="status" className="grid gap-3">
        {own.length === 0 && <p>{t('script.nothing')}</p>}
        {own.length > 0 && asks.length === 0 && refusals.length === 0 && <p>{t('script.allKnown')}</p>}
        {asks.length > 0 && (
          <>
            <div className="about-me-script grid gap-2">
              <p>{t('script.start')}</p>
              <ul className="about-me-asks">
                {asks.map((fact) => (
                  <li key={fact}>{listing(`people.${fact}`)}</li>
                ))}
              </ul>
              <p>{t('script.end')}</p>
            </div>
            <p className="text-ink-2">{t('script.noName')}</p>
          </>
        )}
        {refusals.length > 0 && <p>{t('script.listedNo', { people: listText(refusals, language) })}</p>}
      </div>
      <details open={isOpen} className="about-me-own">
        <summary>{t('title')}</summary>
        <OwnFactTiles own={own} onChange={onChange} />
      </details>
    </PlainDialog>
  )
}

interface PlainDialogProps extends ClosableProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function PlainDialog({ title, action, onClose, children }: PlainDialogProps) {
  const t = useText('aboutMe')
  const common = useText('common')
  const actions = (
    <>
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
      {action}
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} actions={actions}>
      {children}
    </Dialog>
  )
}

const groups = ['coming', 'people', 'law'] as const

/** Every fact of the table, as the person would say it. */
function OwnFactTiles({ own, onChange }: OwnFactsProps) {
  const t = useText('aboutMe')
  const id = useId()
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t(getDeviceMode() === 'own' ? 'privacy' : 'privacyTab')}</p>
      {groups.map((group) => (
        <section key={group} className="grid gap-2">
          <h3 id={`${id}${group}`}>{t(`groups.${group}`)}</h3>
          <div role="group" aria-labelledby={`${id}${group}`} className="about-me-tiles">
            {reentryFacts
              .filter((fact) => reentryFactRules[fact].group === group)
              .map((fact) => (
                <CheckboxTile
                  key={fact}
                  label={t(`own.${fact}`)}
                  checked={own.includes(fact)}
                  onChange={(isOn) => onChange(isOn ? [...own, fact] : own.filter((other) => other !== fact))}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
