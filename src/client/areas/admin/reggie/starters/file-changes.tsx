import type { StarterQuestion } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { isNothing, starterChanges } from './starter-changes.ts'

interface FileChangesProps {
  before: readonly StarterQuestion[]
  after: StarterQuestion[]
  onUse: (questions: StarterQuestion[]) => void
  onDrop: () => void
}

const pair = ({ en, es }: StarterQuestion) => `${en} / ${es}`

/** The changes to the list, to accept or discard. */
export function FileChanges({ before, after, onUse, onDrop }: FileChangesProps) {
  const t = useText('adminReggie')
  // The system's file dialog had the focus.
  const title = useFocusOnMount<HTMLHeadingElement>()
  const changes = starterChanges(before, after)
  const { added, gone, changed, staying, isReordered } = changes
  return (
    <Card as="section" tone="wait" className="desk-stack" aria-labelledby="reggie-file">
      <h4 ref={title} id="reggie-file" tabIndex={-1}>
        {t('starters.uploadTitle')}
      </h4>
      {isNothing(changes) ? (
        <p>{t('starters.nothingNew')}</p>
      ) : (
        <>
          <ul>
            <li>{t('starters.added', { count: added.length })}</li>
            <li>{t('starters.gone', { count: gone.length })}</li>
            <li>{t('starters.changed', { count: changed.length })}</li>
            <li>{t('starters.staying', { count: staying })}</li>
            {isReordered && <li>{t('starters.reordered')}</li>}
          </ul>
          <ul>
            {added.map((question) => (
              <li key={question.en}>
                <ins>{t('starters.addedLine', { text: pair(question) })}</ins>
              </li>
            ))}
            {gone.map((question) => (
              <li key={question.en}>
                <del>{t('starters.goneLine', { text: pair(question) })}</del>
              </li>
            ))}
            {changed.map((question) => (
              <li key={question.en}>{t('starters.changedLine', { text: pair(question) })}</li>
            ))}
          </ul>
        </>
      )}
      <div className="desk-buttons">
        {!isNothing(changes) && (
          <Button variant="primary" onClick={() => onUse(after)}>
            {t('starters.use')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDrop}>
          {t('starters.dont')}
        </Button>
      </div>
    </Card>
  )
}
