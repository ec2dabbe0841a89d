import { Check, ChevronDown } from 'lucide-react'
import type { DocumentGuide } from '#domain/facts/facts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { GuideText } from './guide-text.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

/** Physical documents; the others are tasks to complete. */
const papersInHand = [
  'release-papers',
  'birth-certificate',
  'social-security-card',
  'state-id',
  'drivers-license',
  'real-id',
  'rap-sheet',
]

interface ChecklistItemProps {
  guide: DocumentGuide
  number: number
  isOpen: boolean
  isMarked: boolean
  now: number
  onToggle: () => void
  onMark: (isMarked: boolean) => void
}

/** Id of a document's button, used to scroll to it. */
export const documentHeadId = (id: string) => `docs-item-${id}`

/** A checkbox, and the details of the document behind its name. */
export function ChecklistItem({ guide, number, isOpen, isMarked, now, onToggle, onMark }: ChecklistItemProps) {
  const t = useText('documents')
  const { say } = useDocumentTexts()
  const headId = documentHeadId(guide.id)
  const panelId = `${headId}-text`
  const title = say(guide.title)
  const mark = t(papersInHand.includes(guide.id) ? 'haveIt' : 'done')
  return (
    <li className="docs-item" data-marked={isMarked || undefined}>
      <div className="docs-item-row">
        <h2 className="docs-item-name">
          <button
            type="button"
            id={headId}
            className="docs-item-head"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
          >
            <span className="ui-row-text">{t('itemName', { number, title })}</span>
            <ChevronDown aria-hidden size={20} className="docs-chevron" />
          </button>
        </h2>
        <label className="docs-mark">
          <input
            type="checkbox"
            checked={isMarked}
            aria-label={t('marked', { name: title, mark })}
            onChange={(event) => onMark(event.target.checked)}
          />
          <span aria-hidden="true" className="docs-box">
            <Check size={18} strokeWidth={3} />
          </span>
          <span aria-hidden="true">{mark}</span>
        </label>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <GuideText guide={guide} now={now} />}
      </div>
    </li>
  )
}
