import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { listText } from '#client/shared/formats/lists.ts'
import { keepOwnFacts, useOwnFacts } from '#client/platform/own-facts/own-facts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { listFactsToAsk, listRefusals } from '#domain/resources/acceptance.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { OwnFactTiles, type OwnFactTilesProps } from './own-fact-tiles.tsx'

interface CallScriptProps {
  resource: Resource
  onClose: () => void
}

export function CallScript(props: CallScriptProps) {
  return <CallScriptPanel {...props} own={useOwnFacts()} onChange={keepOwnFacts} />
}

/** About twenty seconds on the phone: exactly what this person has to ask this place, and nothing that tells on them. */
export function CallScriptPanel({ resource, own, onChange, onClose }: CallScriptProps & OwnFactTilesProps) {
  const t = useText('aboutMe')
  const listing = useText('listing')
  const common = useText('common')
  const { language } = useLanguage()
  const asks = listFactsToAsk(resource, own)
  const refusals = listRefusals(resource, own).map((fact) => listing(`people.${fact}`))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('script.title')}
      closeLabel={common('close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div role="status" className="grid gap-3">
        {own.length === 0 && <p>{t('script.nothing')}</p>}
        {own.length > 0 && asks.length === 0 && refusals.length === 0 && <p>{t('script.allKnown')}</p>}
        {refusals.length > 0 && <p>{t('script.listedNo', { people: listText(refusals, language) })}</p>}
        {asks.length > 0 && (
          <>
            <div className="about-me-script">
              <p>{t('script.start')}</p>
              <ul>
                {asks.map((fact) => (
                  <li key={fact}>{listing(`people.${fact}`)}</li>
                ))}
              </ul>
              <p>{t('script.end')}</p>
            </div>
            <p className="text-ink-2">{t('script.noName')}</p>
          </>
        )}
      </div>
      <h2>{t('title')}</h2>
      <OwnFactTiles own={own} onChange={onChange} />
    </Dialog>
  )
}
